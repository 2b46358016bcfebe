import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftToAdminWire, draftToFacultyWire, noticeFromWire } from '#contract/notices/notice.codec.ts';
import { createFacultyNoticeInput, createNoticeInput } from '#contract/notices/notice.wire.ts';
import { noticeWire } from '#tests/contract/notices/notice-samples.ts';
import { settle } from '../../deferred.ts';
import { openForm } from './notice-form.harness.ts';
import { clubTeacher, divisionsOf, inputOf, loaded, notice, session } from './notice-form.samples.ts';

const club = inputOf({ person: clubTeacher });
const edit = inputOf({ mode: 'edit', noticeId: 40, person: { ...clubTeacher, id: 7 } });
const ofClubs = { ...notice, groupKind: 'club', grades: [6, 7], divisions: [61, 71] } as const;
const written = [
  { type: 'edit.title', text: 'Open day' },
  { type: 'edit.description', text: 'Come at nine.' },
] as const;

describe('clubs and batches', () => {
  it('chooses nothing for the person, and offers batches once a club is chosen [NF-05, NF-06, NF-19]', async () => {
    const form = await openForm(club);
    expect(form.view()).toMatchObject({
      groupKind: 'club',
      divisions: { state: 'implied', chosen: [] },
      submitReason: 'club_required',
      readers: null,
    });
    form.send({ type: 'edit.grades', chosen: [6] });
    expect(form.view().divisions).toMatchObject({ state: 'loading', chosen: [] });
    await form.answerDivisions();
    expect(form.view()).toMatchObject({ divisions: { state: 'ready' }, submitReason: 'batch_required' });
  });

  it('says club and batch where one is missing [VN-02, VN-05, VN-06, VN-15, VN-16]', async () => {
    const form = await openForm(club);
    form.send({ type: 'form.submit' });
    expect(form.view()).toMatchObject({
      errors: { grades: { code: 'club_required' } },
      alert: { code: 'club_required' },
    });
    form.send({ type: 'edit.grades', chosen: [6] });
    await form.answerDivisions();
    form.send({ type: 'form.submit' });
    expect(form.view()).toMatchObject({
      errors: { divisions: { code: 'batch_required' } },
      alert: { code: 'batch_required' },
    });
  });

  it('asks for the batches of all chosen clubs anew, and keeps those that are still there [NF-23, NF-25]', async () => {
    const form = await openForm(club);
    form.send({ type: 'edit.grades', chosen: [6] });
    await form.answerDivisions();
    form.send({ type: 'edit.divisions', chosen: [61] }, { type: 'edit.grades', chosen: [6, 7] });
    expect(form.divisions.calls.map(({ input }) => input.of)).toEqual([[6], [6, 7]]);
    // Its name stays to be read while the list comes anew.
    expect(form.view().divisions).toMatchObject({ state: 'loading', options: [{ id: 61 }, { id: 62 }] });
    await form.answerDivisions();
    expect(form.view().divisions).toMatchObject({ chosen: [61], clubWithoutBatch: 'Grade 7' });
    expect(form.view()).toMatchObject({ submitReason: 'club_without_batch', choiceNote: null });
    form.send({ type: 'edit.divisions', chosen: [61, 72] });
    expect(form.view().divisions).toMatchObject({ chosen: [61, 72], clubWithoutBatch: null });
  });

  it('says which batches a club took along when it was let go [NF-25]', async () => {
    const form = await openForm(edit, { notice: ofClubs });
    form.send({ type: 'edit.grades', chosen: [7] });
    expect(form.view()).toMatchObject({
      divisions: { chosen: [71] },
      choiceNote: { kind: 'fell', grades: 0, divisions: 1, known: [{ id: 61, name: 'A', gradeId: 6 }] },
    });
    await form.answerDivisions();
    expect(form.view().choiceNote).toMatchObject({ divisions: 1 });
    form.send({ type: 'edit.divisions', chosen: [71, 72] });
    expect(form.view().choiceNote).toBeNull();
  });

  it('chooses all batches with All clubs, and says so when some were chosen before [NF-24]', async () => {
    const form = await openForm(edit, { notice: ofClubs });
    form.send({ type: 'edit.grades', chosen: 'all' });
    expect(form.view()).toMatchObject({ divisions: { chosen: 'all' }, choiceNote: { kind: 'all' } });
    expect(form.divisions.calls.at(-1)?.input).toEqual({ of: 'all' });
    await form.answerDivisions();
    form.send({ type: 'edit.divisions', chosen: [61, 72] });
    // Club 8 has no batch: with All it is nobody's to choose.
    expect(form.view()).toMatchObject({ divisions: { clubWithoutBatch: null }, submitReason: null });
  });

  it('unticks a club without batches and names it [NF-27]', async () => {
    const form = await openForm(club);
    form.send({ type: 'edit.grades', chosen: [6, 8] });
    expect(form.view()).toMatchObject({
      grades: { chosen: [6] },
      alert: { code: 'no_sections', gradeName: 'Grade 8' },
    });
  });

  it('tells of clubs of a notice that can no longer be chosen, and of batches that are gone [NF-25]', async () => {
    const form = await openForm(edit, { notice: { ...ofClubs, grades: [6, 99], divisions: [61, 991] } });
    expect(form.view()).toMatchObject({ grades: { chosen: [6] }, divisions: { chosen: [61] } });
    expect(form.view().choiceNote).toMatchObject({ kind: 'fell', divisions: 1 });
  });

  it('sends nothing while it does not know whether each club has a batch', async () => {
    const form = await openForm(edit, { notice: ofClubs });
    form.send({ type: 'edit.grades', chosen: [6] });
    await form.answerDivisions();
    form.send({ type: 'edit.grades', chosen: [6, 7] }, { type: 'form.submit' });
    expect(form.view()).toMatchObject({ stage: 'editing', alert: { code: 'batches_pending' } });
    form.divisions.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(form.view().divisions.state).toBe('failed');
    form.send({ type: 'form.submit' });
    expect(form.save.calls).toHaveLength(0);
    form.send({ type: 'divisions.retry' });
    await form.answerDivisions();
    form.send({ type: 'edit.divisions', chosen: 'all' }, { type: 'form.submit' });
    expect(form.save.calls).toHaveLength(1);
  });

  it('keeps a draft of clubs over a reload [QU-10]', async () => {
    const form = await openForm(club);
    form.send({ type: 'edit.grades', chosen: [6, 7] }, ...written);
    await form.answerDivisions();
    form.send({ type: 'edit.divisions', chosen: [61, 71] }, { type: 'page.hidden' });
    const again = await openForm({ ...club, draft: form.stored.draft });
    expect(again.view()).toMatchObject({
      isDraftRestored: true,
      grades: { chosen: [6, 7] },
      divisions: { chosen: [61, 71], state: 'ready' },
      choiceNote: null,
    });
  });

  it('is edited in models 4 and 5, and shared again in 5 alone [ST-05, ST-06, QC-07]', async () => {
    const opened = await openForm(edit, { notice: ofClubs });
    expect(opened.view()).toMatchObject({ block: null, grades: { chosen: [6, 7] }, submitReason: null });
    const reshare = (model: number) =>
      openForm(
        inputOf({ mode: 'editReshare', noticeId: 40, person: { ...clubTeacher, schoolModel: model } }),
        {
          notice: noticeFromWire(noticeWire({ club: '6', batch: '0', grade: '', model1_status: model }), 7),
        },
      );
    expect((await reshare(4)).view().block).toBe('not_reshareable');
    expect((await reshare(5)).view()).toMatchObject({ block: null, divisions: { chosen: 'all' } });
  });
});

describe('on the wire', () => {
  it.each([
    [4, { grade: '', division: '', club: '6,7', batch: '61,71' }],
    [5, { grade: '', division: '', club: '6,7', batch: '61,71' }],
    [0, { grade: '6,7', division: '61,71', club: '', batch: '' }],
    [3, { grade: '6,7', division: '61,71', club: '', batch: '' }],
  ])(
    'is for model %i the pair of its model; the other is cleared [ST-17, ST-18, EN-10]',
    async (model, pair) => {
      const form = await openForm(edit, { notice: ofClubs });
      form.send({ type: 'form.submit' });
      const draft = form.save.calls[0]?.input;
      if (!draft) throw new Error('Nothing was sent.');
      expect(draft).toMatchObject({ grades: [6, 7], divisions: [61, 71] });
      const sent = { ...draft, attachments: [], formSession: session(1) };
      const [admin, faculty] = [
        draftToAdminWire(sent, { id: 1, model }),
        draftToFacultyWire(sent, { model }),
      ];
      expect([admin, faculty]).toMatchObject([pair, pair]);
      expect(v.is(createNoticeInput, admin) && v.is(createFacultyNoticeInput, faculty)).toBe(true);
    },
  );

  it('is read from the pair that is filled [EN-01, TV-05]', () => {
    const wire = noticeWire({
      grade: '',
      division: '',
      gradeName: '',
      divisionName: '',
      club: '6',
      batch: '0',
      clubName: 'Robotics',
      batchName: 'All',
    });
    expect(noticeFromWire(wire, 7)).toMatchObject({
      groupKind: 'club',
      grades: [6],
      divisions: 'all',
      gradeNames: ['Robotics'],
      divisionNames: ['All'],
    });
    expect(loaded({ notice: noticeFromWire(noticeWire(), 7) }).notice?.groupKind).toBe('grade');
    expect(divisionsOf(6, 7)).toHaveLength(4);
  });
});
