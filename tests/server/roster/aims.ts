import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { roles } from '#contract/core/roles.ts';
import type { ImportState } from '#contract/roster/import-problems.ts';
import type { rosterCalls } from '#contract/roster/roster.calls.gen.ts';
import { uploadPath } from '#server/files/disk-shelf.ts';
import { csvParts } from '#server/files/tables/parts.ts';
import { keepParts } from '#server/roster/read/kept-parts.ts';
import { importRows, imports } from '#server/roster/schema.ts';
import { type Aim, type Aims, type Target, test, world } from '../aimed-world.ts';
import type { Named } from '../world.ts';

/** The office names a school; the others mean their own, and sometimes another one. */
const schoolOf = (who: Named, target: Target) =>
  target === 'otherSchool' ? 2 : who.role === roles.superAdmin ? 1 : who.schoolId;

/** One in the state that the call is for; two rows, one of them new. */
async function importAt(schoolId: number, state: ImportState, uploadId = '') {
  const user_id = `R${randomBytes(6).toString('hex')}`.toUpperCase();
  const [row] = await test.server.app.db
    .insert(imports)
    .values({
      schoolId,
      kind: 'students',
      fileName: 'students.csv',
      uploadId,
      state,
      headings: ['Username', 'First name'],
      options: {
        columns: ['user_id', 'firstName'],
        dates: null,
        classes: {},
        complete: 0,
        file_wins: 0,
        new_logins: 0,
        twice: 'ask',
      },
      counts: { new: 1 },
      batchId: randomUUID(),
      madeBy: world.admin.id,
      madeAt: test.clock.now,
      appliedAt: state === 'applied' ? test.clock.now : null,
    })
    .returning({ id: imports.id, version: imports.version });
  const importId = row?.id ?? 0;
  await test.server.app.db.insert(importRows).values({
    schoolId,
    importId,
    line: 2,
    raw: [user_id, 'New'],
    role: roles.student,
    verdict: state === 'applied' ? 'same' : 'new',
    after: { user_id, firstName: 'New' },
    before: {},
  });
  return { import_id: importId, version: row?.version ?? 0 };
}

/** Rows of a file that a person may choose the headings of. */
async function keptUpload(): Promise<string> {
  const uploadId = `kept-${randomUUID()}`;
  const path = uploadPath(test.server.app, uploadId);
  await writeFile(path, 'Username,First name\nR1,New\n');
  await keepParts(path, await csvParts(path));
  return uploadId;
}

const ofImport = (state: ImportState, fields: object = {}, isKept = false): Aim => ({
  body: async (who, _client, target) => {
    const school_id = schoolOf(who, target);
    const uploadId = isKept ? await keptUpload() : '';
    return { school_id, ...(await importAt(school_id, state, uploadId)), ...fields };
  },
  at: 'row',
});

const upload = (who: Named) =>
  test.finishedUpload(who, 'students.csv', Buffer.from('Username,First name\nR1,New\n'), 'roster');

export const aims: Aims<typeof rosterCalls> = {
  'bulk-upload-format': {
    body: (who, _client, target) => ({ school_id: schoolOf(who, target), kind: 'students' }),
    at: 'row',
  },
  'bulk-upload-student': {
    body: async (who, _client, target) => ({
      school_id: schoolOf(who, target),
      kind: 'students',
      upload_id: await upload(who),
      org_name: 'students.csv',
    }),
    at: 'row',
  },
  'get-imports': { body: (who, _client, target) => ({ school_id: schoolOf(who, target) }), at: 'row' },
  'get-import': ofImport('reviewing'),
  'get-import-rows': ofImport('reviewing'),
  'get-import-sheets': ofImport('mapping', {}, true),
  'read-import': ofImport('mapping', { kind: 'students', parts: [{ chosen: 1, heading: 1 }] }, true),
  'check-import': ofImport('mapping', {
    columns: ['user_id', 'firstName'],
    dates: null,
    classes: {},
    complete: 0,
    file_wins: 0,
  }),
  'mend-import-row': ofImport('reviewing', { line: 2, cells: ['R1', 'New'] }),
  'apply-import': ofImport('reviewing'),
  'undo-import': ofImport('applied'),
  'drop-import': ofImport('reviewing'),
  'export-oneroster': { body: (who, _client, target) => ({ school_id: schoolOf(who, target) }), at: 'row' },
};
