import { afterEach, describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, type InputFrom, type OutputFrom, toPromise } from 'xstate';
import { fromDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import type { FormPerson } from '#machines/notices/notice-form/notice-form.types.ts';
import { toFormFailure } from '#src/features/notices/form/actors/form-failure.ts';
import { defineLoadDivisionsActor } from '#src/features/notices/form/actors/load-divisions.actor.ts';
import { defineLoadFormActor } from '#src/features/notices/form/actors/load-form.actor.ts';
import { defineRemoveStoredFileActor } from '#src/features/notices/form/actors/remove-stored-file.actor.ts';
import { defineRenewFormSessionActor } from '#src/features/notices/form/actors/renew-form-session.actor.ts';
import { defineSaveNoticeActor } from '#src/features/notices/form/actors/save-notice.actor.ts';
import { readTimedDraft } from '#src/features/notices/form/draft-shelf.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { keepForPerson } from '#src/lib/person-storage.ts';
import { fileId, noticeDraft, noticeWire } from '#tests/contract/notices/notice-samples.ts';
import { fakeCall } from './fake-call.ts';

afterEach(() => localStorage.clear());

const admin: FormPerson = {
  id: 7,
  role: 2,
  schoolId: 1,
  schoolModel: 0,
  isDemoSchool: false,
  mayEditNotices: true,
};
const teacher: FormPerson = { ...admin, id: 9, role: 4, schoolModel: 1 };

/** Runs an actor to its end; rejects with what it rejects with. */
function run<Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>): Promise<OutputFrom<Logic>> {
  const actor = createActor(logic, { input });
  const result = toPromise(actor);
  actor.start();
  return result;
}

const gradeList = {
  success: 'true',
  data: [{ mbx_class_id: 6, school_class: 'Grade 6', division_count: 2 }],
};
const opening = {
  'get-mapped-class': () => gradeList,
  'get-faculty-grade-list': () => gradeList,
  'get-form-session': () => ({ formSession: 'form-session-1' }),
  'get-notice-details': () => ({ success: 'true', data: noticeWire() }),
};

describe('loading the form', () => {
  it('asks for grades by role and for a form session, and for no notice when adding [ST-04, QU-10]', async () => {
    const asked = async (person: FormPerson) => {
      const { call, made } = fakeCall(opening);
      const form = await run(defineLoadFormActor({ call, person }), { mode: 'add', noticeId: 0 });
      expect(form).toEqual({
        grades: [{ id: 6, name: 'Grade 6', divisionCount: 2 }],
        notice: null,
        formSession: 'form-session-1',
      });
      return made.map(({ name, input }) => [name, input]);
    };
    const session = ['get-form-session', { form: 'notice' }];
    expect(await asked(admin)).toEqual([['get-mapped-class', { school_id: 1, admin_id: 7 }], session]);
    expect(await asked(teacher)).toEqual([
      ['get-faculty-grade-list', { faculty_id: 9, school_id: 1, user_id: 9 }],
      session,
    ]);
  });

  it.each([
    ['edit', 'edit'],
    ['editReshare', 'view'],
  ] as const)('for %s asks for the notice to %s it [ST-05, ST-06]', async (mode, action) => {
    const { call, made } = fakeCall(opening);
    const form = await run(defineLoadFormActor({ call, person: teacher }), { mode, noticeId: 12 });
    expect(form.notice).toMatchObject({ title: 'Science fair', grades: [8], divisions: [3, 4], version: 3 });
    expect(made.find(({ name }) => name === 'get-notice-details')?.input).toEqual({
      notice_id: 12,
      user_id: 9,
      action,
    });
  });

  it('is called off when the form moves on', () => {
    const { call, made } = fakeCall({ ...opening, 'get-form-session': () => new Promise(() => undefined) });
    const actor = createActor(defineLoadFormActor({ call, person: admin }), {
      input: { mode: 'add', noticeId: 0 },
    }).start();
    actor.stop();
    expect(made.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });

  it('gets the divisions of a grade by role [NF-21]', async () => {
    const list = () => ({ success: 'true', data: [{ id: 61, section: 'A' }] });
    const { call, made } = fakeCall({ 'get-division-list': list, 'get-faculty-division-list': list });
    for (const person of [admin, teacher])
      expect(await run(defineLoadDivisionsActor({ call, person }), { of: [6] })).toEqual([
        { id: 61, name: 'A', gradeId: 6 },
      ]);
    expect(made.map(({ name, input }) => [name, input])).toEqual([
      ['get-division-list', { school_id: 1, class_id: 6 }],
      ['get-faculty-division-list', { faculty_id: 9, school_id: 1, grade: 6 }],
    ]);
  });
});

describe('in a school of clubs', () => {
  const clubs = () => ({ success: 'true', data: [{ id: 6, club_name: 'Robotics', batch_count: 2 }] });
  const batches = () => ({ success: 'true', data: [{ id: 61, batch_name: 'Monday', club_id: 6 }] });

  it('asks by role for clubs, and for batches of all chosen ones [C1-14, C3-02, NF-23]', async () => {
    for (const person of [admin, teacher].map((each) => ({ ...each, schoolModel: 4 }))) {
      const { call, made } = fakeCall({
        ...opening,
        'get-club-list': clubs,
        'get-club-list-faculty': clubs,
        'get-batch-list-admin': batches,
        'get-faculty-batch-list': batches,
      });
      const form = await run(defineLoadFormActor({ call, person }), { mode: 'add', noticeId: 0 });
      expect(form.grades).toEqual([{ id: 6, name: 'Robotics', divisionCount: 2 }]);
      const monday = [{ id: 61, name: 'Monday', gradeId: 6 }];
      expect(await run(defineLoadDivisionsActor({ call, person }), { of: [6, 7] })).toEqual(monday);
      expect(await run(defineLoadDivisionsActor({ call, person }), { of: 'all' })).toEqual(monday);
      const lists = made.filter(({ name }) => name !== 'get-form-session');
      expect(lists.map(({ name, input }) => [name, input])).toEqual([
        person.role === 2
          ? ['get-club-list', { school_id: 1 }]
          : ['get-club-list-faculty', { faculty_id: person.id }],
        ...['6,7', '0'].map((club_id) => [
          person.role === 2 ? 'get-batch-list-admin' : 'get-faculty-batch-list',
          { club_id, school_id: 1 },
        ]),
      ]);
    }
  });
});

describe('saving', () => {
  const answer = () => ({ success: 'true', information: 'Saved.', data: { id: 41, version: 2 } });

  it('goes out in the wire shape of the role [ST-04, ST-05, NF-17]', async () => {
    const { call, made } = fakeCall({ 'create-notice': answer, 'create-faculty-notice': answer });
    const draft = noticeDraft({ mode: 'edit' });
    for (const person of [admin, teacher])
      expect(await run(defineSaveNoticeActor({ call, person }), draft)).toEqual({
        id: 41,
        version: 2,
        information: 'Saved.',
      });
    expect(made[0]).toMatchObject({
      name: 'create-notice',
      input: {
        school_id: 1,
        noticeID: 12,
        noticeVersion: 3,
        noticeSendFor: 1,
        formSession: draft.formSession,
      },
    });
    expect(made[1]).toMatchObject({
      name: 'create-faculty-notice',
      input: { id: 12, noticeVersion: 3, is_model: 1, noticeFor: 1, formSession: draft.formSession },
    });
  });

  it('makes a reshared notice a new one: its id is 0 [ST-06]', async () => {
    const { call, made } = fakeCall({ 'create-notice': answer });
    await run(defineSaveNoticeActor({ call, person: admin }), noticeDraft({ mode: 'editReshare' }));
    expect(made[0]?.input).toMatchObject({ noticeID: 0, noticeSubmitType: 'editReshare' });
  });

  it('gets a new form session after a refusal [ST-20]', async () => {
    const { call } = fakeCall(opening);
    expect(await run(defineRenewFormSessionActor({ call, person: admin }), undefined)).toBe('form-session-1');
  });

  it('takes a stored file off and answers what is left [ER-04]', async () => {
    const { call, made } = fakeCall({
      'delete-notice-file': () => ({
        success: 'true',
        information: 'Deleted successfully.',
        version: 4,
        data: [
          {
            fileName: fileId,
            extnType: 'pdf',
            org_fileName: 'plan.pdf',
            rowID: 'null',
            size: 10,
            preview: 1,
            cover_page: '',
            video_captions: [],
            video_resolutions_file: [],
          },
        ],
      }),
    });
    const removed = await run(defineRemoveStoredFileActor({ call, person: admin }), {
      noticeId: 12,
      fileId: 'x',
    });
    expect(made[0]?.input).toEqual({ notice_id: 12, path: 'x' });
    expect(removed).toEqual({
      version: 4,
      information: 'Deleted successfully.',
      attachments: [
        {
          fileId,
          name: 'plan.pdf',
          type: 'pdf',
          size: 10,
          hasPreview: true,
          cover: null,
          captions: [],
          resolutions: [],
        },
      ],
    });
  });
});

describe('a call that failed', () => {
  const failed = (kind: CallFailed['kind'], details = {}) =>
    toFormFailure(new CallFailed(kind, 'Words.', details));

  it('is a definite no only when the server said so [QU-10]', () => {
    expect(failed('refused', { code: 'locked' })).toEqual({
      kind: 'refused',
      code: 'locked',
      information: 'Words.',
    });
    expect(failed('refused', { code: 'stale' })).toEqual({ kind: 'stale', information: 'Words.' });
    expect(failed('unauthorized')).toEqual({ kind: 'unauthorized' });
    expect(failed('unreachable')).toEqual({ kind: 'unreachable' });
    for (const kind of ['failed', 'malformed'] as const)
      expect(failed(kind)).toEqual({ kind: 'unreachable', reason: 'unexpected' });
    expect(toFormFailure(new TypeError('bug'))).toEqual({ kind: 'unreachable', reason: 'unexpected' });
  });

  it('puts its words beside the fields of the form, by either form’s wire names', () => {
    const fields = {
      grade: '1',
      division: '2',
      noticeSendFor: '3',
      title: '4',
      description: '5',
      share_date: '6',
      due_date: '7',
      video_url: '8',
      noticefiles: '9',
      schoolmaster: '10',
    };
    expect(failed('refused', { code: 'bad_request', fields })).toMatchObject({
      fields: {
        grades: '1',
        divisions: '2',
        readers: '3',
        title: '4',
        description: '5',
        shareDate: '6',
        dueDate: '7',
        video: '8',
        attachments: '9',
      },
    });
    expect(failed('refused', { fields: { noticeFor: '1', file: '2' } })).toMatchObject({
      fields: { readers: '1', attachments: '2' },
    });
    expect(JSON.stringify(failed('refused', { fields }))).not.toContain('"10"');
  });

  it('reaches the machine as plain facts', async () => {
    const { call } = fakeCall({
      'get-form-session': () => {
        throw new CallFailed('refused', 'Slow down.', { code: 'rate_limited' });
      },
    });
    await expect(run(defineRenewFormSessionActor({ call, person: admin }), undefined)).rejects.toEqual({
      kind: 'refused',
      code: 'rate_limited',
      information: 'Slow down.',
    });
  });
});

describe('a kept draft', () => {
  it('is read only where it fits its person, mode and notice', () => {
    const key = { personId: 7, mode: 'add', noticeId: 0 } as const;
    keepForPerson(7, 'notice-form.add.0', { format: 99 });
    expect(readTimedDraft(key)).toBeNull();
    const draft = {
      format: 1,
      ...key,
      target: { mode: 'add', id: 0, version: 0 },
      values: { ...noticeDraft(), noticeFor: null },
      videoText: '',
      items: [],
      sent: null,
    };
    keepForPerson(7, 'notice-form.add.0', draft);
    expect(readTimedDraft(key)?.draft).toEqual(fromDraft(draft, key));
    expect(readTimedDraft(key)?.draft.values.title).toBe('विज्ञान मेला');
    expect(readTimedDraft({ ...key, personId: 8 })).toBeNull();
  });
});
