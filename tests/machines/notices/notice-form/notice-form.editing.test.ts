import { describe, expect, it } from 'vitest';
import { settle } from '../../deferred.ts';
import { filledForm, openForm, startForm } from './notice-form.harness.ts';
import {
  admin,
  editInput,
  eight,
  inputOf,
  loaded,
  notice,
  reshareInput,
  six,
  teacher,
} from './notice-form.samples.ts';

describe('opening the form', () => {
  it('shows an empty form with its defaults when adding [ST-04, CO-40, CO-41, EN-09, QC-03]', async () => {
    const form = await openForm();
    expect(form.view()).toMatchObject({
      stage: 'editing',
      mode: 'add',
      title: '',
      grades: { chosen: [] },
      divisions: { state: 'implied', chosen: 'all' },
      readers: { faculty: true, students: true },
      notifyEmail: true,
      dueDateMandatory: false,
      isActive: null,
      earliestDay: '2026-11-20',
      errors: {},
      alert: null,
      hasUnsavedChanges: false,
    });
    expect(form.context().values.isActive).toBe(true);
  });

  it('shows the notice when editing, with the Active box [ST-05, NF-13, ST-22, QC-34]', async () => {
    const form = await openForm(editInput);
    expect(form.load.calls[0]?.input).toEqual({ mode: 'edit', noticeId: 40 });
    expect(form.view()).toMatchObject({
      mode: 'edit',
      title: 'Science fair',
      grades: { chosen: [6] },
      divisions: { state: 'ready', chosen: [61], options: [{ id: 61 }, { id: 62 }] },
      isActive: true,
      shareDate: '2026-11-01',
      notifyEmail: false,
      videos: [{ label: 'Video 1' }],
      attachments: [{ fileId: 's1', origin: 'stored' }, { fileId: 's2' }],
      hasUnsavedChanges: false,
    });
  });

  it('carries the notice over when sharing again, as a new one [ST-06]', async () => {
    const form = await openForm(reshareInput, { notice: { ...notice, isActive: false } });
    expect(form.view()).toMatchObject({
      isActive: null,
      attachments: [{ origin: 'carried' }, { origin: 'carried' }],
    });
    expect(form.context()).toMatchObject({ target: { id: 0, version: 0 }, values: { isActive: true } });
  });

  it('sets a due date that went by to today, says so, and leaves the stored share date alone [AF-10, QC-36]', async () => {
    const form = await openForm(editInput, { notice: { ...notice, dueDate: '2026-11-10' } });
    expect(form.view()).toMatchObject({
      shareDate: '2026-11-01',
      dueDate: '2026-11-20',
      dateNotes: { dueDate: 'due_before_today' },
      hasUnsavedChanges: false,
      isSubmitDisabled: false,
    });
  });

  it('shares again from today on when the old share date went by [QC-36]', async () => {
    const form = await openForm(reshareInput);
    expect(form.view()).toMatchObject({
      shareDate: '2026-11-20',
      dateNotes: { shareDate: 'share_before_today' },
    });
  });

  it('says why it could not be loaded, and tries again [ER-12]', async () => {
    const form = startForm();
    form.load.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(form.view()).toMatchObject({ stage: 'loadFailed', failure: { code: 'unreachable' } });
    form.send({ type: 'form.retry' });
    form.load.calls[1]?.resolve(loaded());
    await settle();
    expect(form.view().stage).toBe('editing');
  });

  it('does not open without its notice', async () => {
    const form = startForm(editInput);
    form.load.calls[0]?.resolve(loaded());
    await settle();
    expect(form.view()).toMatchObject({ stage: 'loadFailed', failure: { code: 'not_found' } });
  });
});

describe('grades and divisions', () => {
  it('offers divisions for exactly one grade and implies All for several or none [NF-03, NF-04, NF-21]', async () => {
    const form = await openForm();
    form.send({ type: 'edit.grades', chosen: [6] });
    expect(form.view().divisions).toMatchObject({ state: 'loading', chosen: [], options: [] });
    await form.answerDivisions();
    expect(form.view().divisions).toMatchObject({ state: 'ready', options: [{ id: 61 }, { id: 62 }] });
    form.send({ type: 'edit.divisions', chosen: [61] });
    expect(form.view().divisions.chosen).toEqual([61]);
    for (const chosen of [[6, 7], 'all', []] as const) {
      form.send({ type: 'edit.grades', chosen });
      expect(form.view().divisions).toMatchObject({ state: 'implied', chosen: 'all', options: [] });
    }
  });

  it('forgets the answer for a grade that is not chosen any more', async () => {
    const form = await openForm();
    form.send({ type: 'edit.grades', chosen: [6] }, { type: 'edit.grades', chosen: [7] });
    expect(form.divisions.calls[0]?.signal.aborted).toBe(true);
    await form.answerDivisions();
    expect(form.view().divisions.options).toMatchObject([{ id: 71 }, { id: 72 }]);
  });

  it('keeps chosen divisions only while they are valid', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'edit.divisions', chosen: [62, 71, 62] });
    expect(form.view().divisions.chosen).toEqual([62]);
    form.send({ type: 'edit.grades', chosen: [7] });
    expect(form.view().divisions.chosen).toEqual([]);
  });

  it('keeps a chosen All from one grade to the next', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'edit.divisions', chosen: 'all' }, { type: 'edit.grades', chosen: [7] });
    expect(form.view().divisions.chosen).toBe('all');
  });

  it('drops divisions the school has removed since the notice was saved', async () => {
    const form = await openForm(editInput, { notice: { ...notice, divisions: [61, 69] } });
    const gone = { kind: 'fell', grades: 0, divisions: 1, known: [] };
    expect(form.view()).toMatchObject({ divisions: { chosen: [61] }, choiceNote: gone });
    form.send({ type: 'form.reset' });
    expect(form.view()).toMatchObject({ divisions: { chosen: [61] }, choiceNote: gone });
  });

  it('unticks a grade without divisions and names it [NF-27, VP-31]', async () => {
    const form = await openForm();
    form.send({ type: 'edit.grades', chosen: [6, eight.id] });
    expect(form.view()).toMatchObject({
      grades: { chosen: [6] },
      alert: { code: 'no_sections', gradeId: 8, gradeName: 'Grade 8' },
    });
    form.send({ type: 'alert.dismiss' });
    expect(form.view().alert).toBeNull();
  });

  it('says when divisions could not be loaded, and asks again [ER-12]', async () => {
    const form = await openForm();
    form.send({ type: 'edit.grades', chosen: [6] });
    form.divisions.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(form.view().divisions.state).toBe('failed');
    form.send({ type: 'divisions.retry' });
    await form.answerDivisions();
    expect(form.view().divisions.state).toBe('ready');
  });
});

describe('readers', () => {
  it.each([
    [{ faculty: true, students: true }, 1],
    [{ faculty: true, students: false }, 2],
    [{ faculty: false, students: true }, 3],
    [{ faculty: false, students: false }, null],
  ])('reads the boxes %o as %s [NF-07, NF-20, QC-08]', async (boxes, code) => {
    const form = await openForm();
    form.send({ type: 'edit.readers', ...boxes });
    expect(form.context().values.noticeFor).toBe(code);
    expect(form.view().readers).toEqual(boxes);
  });

  it('shows 6 as both boxes and keeps it 6 unless it is changed [EN-06, QC-10]', async () => {
    const form = await openForm(editInput, { notice: { ...notice, noticeFor: 6 } });
    expect(form.view().readers).toEqual({ faculty: true, students: true });
    form.send({ type: 'edit.readers', faculty: true, students: true }, { type: 'form.submit' });
    expect(form.save.calls[0]?.input.noticeFor).toBe(6);
  });

  it('narrows 6 once the boxes are changed [QC-10]', async () => {
    const form = await openForm(editInput, { notice: { ...notice, noticeFor: 6 } });
    form.send(
      { type: 'edit.readers', faculty: true, students: false },
      { type: 'edit.readers', faculty: true, students: true },
      { type: 'form.submit' },
    );
    expect(form.save.calls[0]?.input.noticeFor).toBe(1);
  });

  it('does not ask a teacher of another model, and saves 1 [NF-20, RP-04]', async () => {
    const form = await filledForm(inputOf({ person: teacher }));
    expect(form.view().readers).toBeNull();
    form.send({ type: 'form.submit' });
    expect(form.save.calls[0]?.input.noticeFor).toBe(1);
  });
});

describe('dates', () => {
  it('resets an offending date to its boundary and says why until a date changes [VN-24…28]', async () => {
    const form = await openForm();
    form.send({ type: 'edit.share_date', day: '2026-11-19' });
    expect(form.view()).toMatchObject({
      shareDate: '2026-11-20',
      dateNotes: { shareDate: 'share_before_today' },
    });
    form.send({ type: 'edit.due_date', day: '2026-11-25' });
    expect(form.view()).toMatchObject({ dueDate: '2026-11-25', dateNotes: {} });
    form.send({ type: 'edit.share_date', day: '2026-11-26' });
    expect(form.view()).toMatchObject({
      shareDate: '2026-11-25',
      dateNotes: { shareDate: 'share_after_due' },
    });
    form.send({ type: 'edit.due_date', day: '2026-11-24' });
    expect(form.view()).toMatchObject({ dueDate: '2026-11-25', dateNotes: { dueDate: 'due_before_share' } });
  });

  it('takes both days away again', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'edit.share_date', day: '' }, { type: 'edit.due_date', day: '' });
    expect(form.view()).toMatchObject({ shareDate: '', dueDate: '', isSubmitDisabled: false });
  });

  it('requires both days while they are mandatory [ST-09, NF-11]', async () => {
    const form = await filledForm();
    form.send({ type: 'edit.due_date_mandatory', on: true }, { type: 'form.submit' });
    expect(form.view()).toMatchObject({ stage: 'editing', alert: { code: 'share_required' } });
    form.send({ type: 'edit.share_date', day: '2026-11-21' }, { type: 'form.submit' });
    expect(form.view()).toMatchObject({
      alert: { code: 'due_required' },
      errors: { dueDate: { code: 'due_required' } },
    });
    form.send({ type: 'edit.due_date_mandatory', on: false }, { type: 'form.submit' });
    expect(form.view().stage).toBe('saving');
  });

  it('lets an edit keep the stored share date and refuses another day that went by [QC-36]', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'edit.share_date', day: '2026-10-31' });
    expect(form.view().shareDate).toBe('2026-11-20');
    form.send({ type: 'edit.share_date', day: '2026-11-01' });
    expect(form.view()).toMatchObject({ shareDate: '2026-11-01', dateNotes: {} });
  });
});

describe('videos', () => {
  const watch = 'https://www.youtube.com/watch?v=abcdefghijk';

  it('adds a link on Enter or blur, clears the input and numbers the labels anew [NF-14, VN-29, VN-31, VN-32]', async () => {
    const form = await openForm();
    const school = 'https://school.sharepoint.com/v/1';
    for (const text of [watch, 'https://vimeo.com/123456', school])
      form.send({ type: 'edit.video_text', text }, { type: 'edit.video_add' });
    expect(form.view()).toMatchObject({
      videoText: '',
      videos: [{ kind: 'iframe' }, { kind: 'iframe' }, { kind: 'link' }],
    });
    form.send({ type: 'edit.video_remove', url: 'https://player.vimeo.com/video/123456' });
    expect(form.view().videos.map(({ label, kind }) => [label, kind])).toEqual([
      ['Video 1', 'iframe'],
      ['Video 2', 'link'],
    ]);
  });

  it('keeps the same video once, however it is written', async () => {
    const form = await openForm();
    for (const text of [watch, 'https://youtu.be/abcdefghijk'])
      form.send({ type: 'edit.video_text', text }, { type: 'edit.video_add' });
    expect(form.view()).toMatchObject({ videos: [{ label: 'Video 1' }], videoText: '', errors: {} });
  });

  it('says that an address is no video, keeps it to be mended, and forgets it when emptied [VN-30, VN-31]', async () => {
    const form = await openForm();
    form.send({ type: 'edit.video_text', text: 'https://evil.example/x' }, { type: 'edit.video_add' });
    expect(form.view()).toMatchObject({
      videoText: 'https://evil.example/x',
      errors: { video: { code: 'video_invalid' } },
    });
    form.send({ type: 'edit.video_text', text: '' });
    expect(form.view().errors).toEqual({});
  });

  it('takes 20 videos and no more', async () => {
    const form = await openForm();
    for (let number = 0; number <= 20; number += 1)
      form.send(
        { type: 'edit.video_text', text: `https://vimeo.com/${1_000_000 + number}` },
        { type: 'edit.video_add' },
      );
    expect(form.view()).toMatchObject({ errors: { video: { code: 'video_too_many' } } });
    expect(form.view().videos).toHaveLength(20);
  });

  it('takes up what still stands in the input when the form is sent', async () => {
    const form = await filledForm();
    form.send({ type: 'edit.video_text', text: watch }, { type: 'form.submit' });
    expect(form.save.calls[0]?.input.videos).toMatchObject([
      { url: 'https://www.youtube-nocookie.com/embed/abcdefghijk' },
    ]);
  });

  it('does not send while what stands in the input is no video', async () => {
    const form = await filledForm();
    form.send({ type: 'edit.video_text', text: 'nonsense' }, { type: 'form.submit' });
    expect(form.view()).toMatchObject({
      stage: 'editing',
      alert: { code: 'video_invalid' },
      videoText: 'nonsense',
    });
  });
});

describe('texts', () => {
  it('trims leading spaces while typing and both ends when sending [VN-17, QC-55]', async () => {
    const form = await filledForm();
    form.send(
      { type: 'edit.title', text: '  Sports  day ' },
      { type: 'edit.description', text: '\n Come.  ' },
    );
    expect(form.view()).toMatchObject({ title: 'Sports  day ', description: 'Come.  ' });
    form.send({ type: 'form.submit' });
    expect(form.save.calls[0]?.input).toMatchObject({ title: 'Sports  day', description: 'Come.' });
  });

  it('shows a problem once its field was left, or after a try to send [VN-03…08]', async () => {
    const form = await openForm();
    expect(form.view().errors).toEqual({});
    form.send({ type: 'field.leave', field: 'title' });
    expect(form.view().errors).toEqual({ title: { code: 'title_required', information: null } });
    form.send({ type: 'form.submit' });
    expect(form.view().errors).toMatchObject({
      grades: { code: 'grade_required' },
      title: { code: 'title_required' },
      description: { code: 'description_required' },
    });
    form.send({ type: 'edit.title', text: 'T' });
    expect(form.view().errors.title).toBeUndefined();
  });
});

describe('reset', () => {
  it('returns to what the form opened with and stops uploads [NF-16]', async () => {
    const form = await openForm(editInput);
    const before = form.view();
    form.send(
      { type: 'edit.grades', chosen: [six.id, 7] },
      { type: 'edit.title', text: '' },
      { type: 'edit.video_text', text: 'half' },
      { type: 'files.add', files: [{ key: 'n', name: 'n.pdf', size: 5 }] },
      { type: 'form.submit' },
    );
    expect(form.view().hasUnsavedChanges).toBe(true);
    form.send({ type: 'form.reset' });
    expect(form.view()).toEqual(before);
    expect(form.uploads.running.size).toBe(0);
  });
});

describe('the submit button', () => {
  it('looks disabled while something is missing, and says what [NF-26, VN-01]', async () => {
    const form = await openForm();
    expect(form.view()).toMatchObject({ isSubmitDisabled: true, submitReason: 'grade_required' });
    form.send({ type: 'edit.grades', chosen: 'all' }, { type: 'edit.title', text: 'T' });
    expect(form.view()).toMatchObject({ isSubmitDisabled: true, submitReason: 'description_required' });
    form.send({ type: 'edit.description', text: 'D' });
    expect(form.view()).toMatchObject({ isSubmitDisabled: false, submitReason: null });
  });

  it('can be pressed while files upload, and cannot once one failed', async () => {
    const form = await filledForm();
    form.send({ type: 'files.add', files: [{ key: 'n', name: 'n.pdf', size: 5 }] });
    expect(form.view()).toMatchObject({ isSubmitDisabled: false, submitReason: 'uploads_pending' });
    form.uploads.report({
      type: 'upload.failed',
      key: 'n',
      code: 'bad_content',
      information: '',
      retryable: false,
    });
    expect(form.view()).toMatchObject({ isSubmitDisabled: true, submitReason: 'uploads_failed' });
  });
});

describe('who may not send', () => {
  it.each([
    ['demo_school', inputOf({ person: { ...admin, isDemoSchool: true } }), notice],
    ['not_editable', { ...editInput, person: { ...admin, mayEditNotices: false } }, notice],
    ['not_editable', editInput, { ...notice, mayEdit: false }],
    ['not_reshareable', reshareInput, { ...notice, mayReshare: false }],
  ] as const)(
    'is told why: %s [NF-26, VN-37, RP-06, RP-07, ST-07, ST-08, QC-35]',
    async (code, input, theirs) => {
      const form = await openForm(input, { notice: input.mode === 'add' ? null : theirs });
      expect(form.view()).toMatchObject({ block: code, isSubmitDisabled: true });
      form.send({ type: 'form.submit' });
      expect(form.view()).toMatchObject({ stage: 'editing', alert: { code } });
      expect(form.save.calls).toHaveLength(0);
    },
  );

  it('cannot upload in a demo school [VN-37, RP-07]', async () => {
    const form = await openForm(inputOf({ person: { ...admin, isDemoSchool: true } }));
    form.send({ type: 'files.add', files: [{ key: 'n', name: 'n.pdf', size: 5 }] });
    expect(form.view()).toMatchObject({ attachments: [], alert: { code: 'demo_school' } });
    expect(form.uploads.started).toEqual([]);
  });
});
