import { sql } from 'drizzle-orm';
import type { noticesCalls } from '#contract/notices/notices.calls.gen.ts';
import { type Aim, type Aims, claimed, other, test, world } from '../aimed-world.ts';
import { adminInput, facultyInput, formSession, shareAsOffice } from '../notice-inputs.ts';
import { type Client, sampleFile } from '../test-server.ts';
import { fileIds, noticeAt, notices } from './aimed-notices.ts';

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
  'check-kept-notices': {
    body: (who, _client, target) => ({ notices: [noticeAt(who, target)], files: [] }),
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
