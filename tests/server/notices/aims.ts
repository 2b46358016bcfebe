import { sql } from 'drizzle-orm';
import { type Role } from '#contract/core/define-call.ts';
import type { noticesCalls } from '#contract/notices/notices.calls.gen.ts';
import { type Aim, type Aims, claimed, other, type Target, test, world } from '../aimed-world.ts';
import { adminInput, facultyInput, formSession, officeInput, shareAsOffice } from '../notice-inputs.ts';
import { type Client, sampleFile } from '../test-server.ts';
import { type Named } from '../world.ts';

/** Of asha (faculty, for 9A faculty only) and of the other school's faculty; per role an own notice where there can be one. */
let notices: { own: Partial<Record<Role, number>>; hidden: number; other: number };

let fileIds: { hidden: string; other: string; own: Partial<Record<Role, string>> };

/** What the notices' aims are at: files and notices of several people. */
export async function prepareNotices(): Promise<void> {
  const [asha, chetan, admin, otherFaculty, office] = await Promise.all([
    test.signIn(world.asha),
    test.signIn(world.chetan),
    test.signIn(world.admin),
    test.signIn(world.otherFaculty),
    test.signIn(world.superAdmin),
  ]);
  const upload = async (client: Client, who: Named) => {
    const id = await test.finishedUpload(who, 'notice.pdf', await sampleFile('notice.pdf'));
    return (await client.ok('handle-upload-files', { upload_id: id, org_name: 'notice.pdf' })).data.file_path;
  };
  fileIds = {
    hidden: await upload(asha, world.asha),
    other: await upload(otherFaculty, world.otherFaculty),
    own: {
      1: await upload(office, world.superAdmin),
      2: await upload(admin, world.admin),
      4: await upload(chetan, world.chetan),
    },
  };
  const pdf = (fileName: string) => [{ fileName, extnType: 'pdf', org_fileName: 'notice.pdf' }];
  const faculty = async (client: Client, grade: number, fileName: string, noticeFor: 1 | 2) =>
    (
      await client.ok(
        'create-faculty-notice',
        await facultyInput(client, { grade: String(grade), noticeFor, file: pdf(fileName) }),
      )
    ).data.id;
  const forStudents = await faculty(asha, world.places['9A'].gradeId, fileIds.hidden, 1);
  notices = {
    own: {
      1: (await office.ok('create-notice-by-admin', await officeInput(office, {}))).data.id,
      2: (
        await admin.ok('create-notice', await adminInput(admin, { noticefiles: pdf(fileIds.own[2] ?? '') }))
      ).data.id,
      3: forStudents,
      4: await faculty(chetan, world.places['10B'].gradeId, fileIds.own[4] ?? '', 1),
    },
    hidden: await faculty(asha, world.places['9A'].gradeId, fileIds.hidden, 2),
    other: await faculty(otherFaculty, world.places.other.gradeId, fileIds.other, 1),
  };
  fileIds.own[3] = fileIds.hidden;
}

const noticeAt = (who: Named, target: Target) =>
  target === 'own'
    ? (notices.own[who.role] ?? notices.hidden)
    : target === 'sameSchool'
      ? notices.hidden
      : notices.other;

const list: Aim = {
  body: (who, _client, target) => ({ ...claimed(who, target), loginType: who.role, showLimit: 10 }),
  at: 'claim',
};

/** The full-screen board: the office has one of its own. */
const board: Aim = {
  body: (who, _client, target) => ({ ...claimed(who, target), loginType: who.role }),
  at: 'claim',
};

const translating = (input: (noticeId: number) => object): Aim => ({
  body: (who, _client, target) => input(noticeAt(who, target)),
  at: 'row',
  beyond: 404,
});

/** Own notices alone. `prepare` puts the notice into the state the call wants. */
const tending = (state: string): Aim => ({
  body: async (who, _client, target) => {
    const id = target === 'own' ? (notices.own[who.role] ?? notices.hidden) : noticeAt(who, target);
    if (target === 'own' && who.role !== 3)
      await test.server.app.db.execute(
        sql.raw(`update notices set ${state} where id = ${id} and created_by = ${who.id}`),
      );
    return { notices: [{ id, version: 0 }], isActive: 0 };
  },
  at: 'row',
});

const session = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));

export const aims: Aims<typeof noticesCalls> = {
  'get-latest-notice-list': list,
  'get-latest-notice-active-list': list,
  'get-latest-notice-inactive-list': list,
  'get-notice-board': board,
  'get-notice-board-active': board,
  'get-notice-board-inactive': board,
  'get-notice-filterd-list': board,
  'set-notice-status': tending('is_active = true, deleted_at = null'),
  'delete-faculty-notice': { ...tending('is_active = false, deleted_at = null'), isLast: true },
  // Somebody else's deleted notice is as good as none.
  'restore-notice': {
    ...tending('is_active = true, deleted_at = now(), deleted_by = created_by'),
    beyond: 404,
  },
  'get-deleted-notices': { body: () => ({}) },
  'get-notice-highlights': { body: () => ({}) },
  'delete-notice-superadmin': {
    body: (who, _client, target) => ({ noticeId: noticeAt(who, target), path: '' }),
    at: 'row',
    isLast: true,
  },
  'get-notice-details': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target), user_id: who.id, action: 'view' }),
    at: 'row',
    beyond: 404,
  },
  'get-notice-drafts': { body: () => ({}) },
  'get-upload-room': { body: () => ({}) },
  'get-notice-draft': { body: () => ({ mode: 'add', notice_id: 0 }) },
  'save-notice-draft': {
    body: () => ({ mode: 'add', notice_id: 0, title: '', draft: '{}', typed_at: 1 }),
  },
  'drop-notice-draft': { body: () => ({ of: null }) },
  'preview-notice-reach': {
    body: (who, _client, target) => ({
      notice_id: target === 'own' ? 0 : noticeAt(who, target),
      grade: who.role === 2 ? '0' : String(world.places['10B'].gradeId),
      division: '0',
      noticeFor: 1,
    }),
    at: 'authored',
  },
  // Of what is not the reader's nothing is noted, and nothing is told.
  'notice-seen': {
    body: (who, _client, target) => ({ notices: [{ id: noticeAt(who, target) }] }),
  },
  'check-kept-notices': {
    body: (who, _client, target) => ({ notices: [noticeAt(who, target)], files: [] }),
  },
  'acknowledge-notice': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    // Nobody was asked.
    answer: 422,
    beyond: 404,
  },
  'get-notice-delivery': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    beyond: 404,
  },
  'remind-notice': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
    beyond: 404,
  },
  'undo-notice': {
    body: async (who, client, target) => {
      if (target !== 'own') return { notice_id: noticeAt(who, target), version: 1 };
      const input = { grade: String(world.places['10B'].gradeId) };
      if (who.role === 1)
        return { notice_id: await shareAsOffice(client, { formSession: await session(client) }), version: 1 };
      const shared =
        who.role === 2
          ? await client.call(
              'create-notice',
              await adminInput(client, { formSession: await session(client) }),
            )
          : await client.call(
              'create-faculty-notice',
              await facultyInput(client, { ...input, formSession: await session(client) }),
            );
      return { notice_id: shared.ok ? shared.data.data.id : 1, version: 1 };
    },
    at: 'row',
  },
  'save-notice-translation': translating((id) => ({
    notice_id: id,
    language: 'ur',
    title: 'آداب',
    description: 'آداب',
    of_title: '',
    of_description: '',
    version: 0,
  })),
  'delete-notice-translation': translating((id) => ({ notice_id: id, language: 'hi', version: 0 })),
  'create-notice': {
    body: async (who, client, target) =>
      adminInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        school_id: target === 'otherSchool' ? 2 : who.schoolId,
        noticeID: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    at: 'row',
  },
  'preview-office-reach': {
    body: (who, _client, target) => ({
      notice_id: target === 'own' ? 0 : noticeAt(who, target),
      country_id: '0',
      state_id: '0',
      schoolIds: '0',
      noticeFor: 6,
    }),
    at: 'authored',
  },
  'get-office-delivery': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target) }),
    at: 'row',
  },
  'remind-office-notice': {
    body: async (who, client, target) => ({
      // One that is out.
      notice_id: target === 'own' && who.role === 1 ? await shareAsOffice(client, {}) : noticeAt(who, target),
    }),
    at: 'row',
  },
  'create-notice-by-admin': {
    body: async (who, client, target) =>
      officeInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        notice_id: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    at: 'row',
  },
  'create-faculty-notice': {
    body: async (who, client, target) =>
      facultyInput(client, {
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        grade: String(world.places['10B'].gradeId),
        id: target === 'own' ? 0 : noticeAt(who, target),
        noticeSubmitType: target === 'own' ? 'add' : 'edit',
      }),
    at: 'row',
  },
  'delete-notice-file': {
    body: (who, _client, target) => ({ notice_id: noticeAt(who, target), path: fileIds.hidden }),
    at: 'row',
  },
  'handle-upload-files': {
    body: async (who, _client, target) => {
      const owner = target === 'own' ? who : target === 'sameSchool' ? other(who) : world.otherFaculty;
      const upload = await test.finishedUpload(owner, 'notice.pdf', await sampleFile('notice.pdf'));
      return { upload_id: upload, org_name: 'notice.pdf' };
    },
    at: 'row',
    beyond: 404,
  },
  download: {
    body: (who, _client, target) => ({
      filePath:
        target === 'own'
          ? (fileIds.own[who.role] ?? fileIds.hidden)
          : target === 'sameSchool'
            ? fileIds.hidden
            : fileIds.other,
    }),
    at: 'row',
    beyond: 404,
    // Esha reads the notice of her grade that carries the file.
    except: { 3: { sameSchool: 200 } },
  },
};
