import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#contract/core/modules.ts';
import { subRoles } from '#contract/core/roles.ts';
import type { ImportKind } from '#contract/roster/roster.rules.ts';
import { people } from '#server/directory/schema.ts';
import { csv } from '#tests/files/table-files.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { demoBundle } from './files.ts';
import { importing } from './importing.ts';

/** [RP-01] Staff of the office who were given the students, and not the teachers. */
let test: TestServer;
let full: Client;
let staff: Client;
beforeAll(async () => {
  test = await startTestServer();
  full = await test.enter(test.world.superAdmin);
  const { db } = test.server.app;
  const [row] = await db
    .insert(people)
    .values({
      schoolId: 0,
      role: 1,
      subRole: subRoles.staff,
      modules: [modules.students],
      loginName: 'X77',
      firstName: 'Staff',
      lastName: 'Test',
    })
    .returning();
  staff = await test.enter({ id: row?.id ?? 0, schoolId: 0, loginName: 'X77', role: 1 });
});
afterAll(() => test.close());

const fileOf = async (kind: ImportKind) =>
  kind === 'school'
    ? { name: 'a.zip', bytes: await demoBundle(), kind }
    : {
        name: 'a.csv',
        bytes: csv(['Username', 'First name', 'Email'], ['F1', 'Asha', 'thief@test.org']),
        kind,
      };

it.each<[ImportKind, boolean]>([
  ['students', true],
  ['faculty', false],
  ['school', false],
])('reads and changes with a file of %s what the modules of somebody hold: %s [RP-01]', async (kind, may) => {
  const { world } = test;
  const file = await fileOf(kind);
  const begun = await importing(test, { client: full, who: world.superAdmin, schoolId: 1 }).start(file);
  const at = { school_id: 1, import_id: begun.id };
  const of = { ...at, version: begun.version };
  const map = { columns: begun.columns, dates: null, classes: {}, complete: 0, file_wins: 0 } as const;
  const upload_id = await test.finishedUpload(world.superAdmin, file.name, Buffer.from(file.bytes), 'roster');
  const answers = [
    await staff.call('get-import', at),
    await staff.call('get-import-rows', at),
    await staff.call('check-import', { ...of, version: 0, ...map }),
    await staff.call('apply-import', { ...of, version: 0 }),
    await staff.call('undo-import', { ...of, version: 0 }),
    await staff.call('drop-import', { ...of, version: 0 }),
    await staff.call('get-import-sheets', at),
    await staff.call('read-import', { ...of, version: 0, kind, parts: [{ chosen: 1, heading: 1 }] }),
    await staff.call('mend-import-row', { ...at, line: 99, cells: [] }),
    await staff.call('bulk-upload-student', { school_id: 1, kind, upload_id, org_name: file.name }),
  ];
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(may ? 0 : answers.length);
  const { rows } = await staff.ok('get-imports', { school_id: 1 });
  expect(rows.some(({ id }) => id === begun.id)).toBe(may);
  const [asha] = await test.server.app.db.select().from(people).where(eq(people.id, world.asha.id));
  expect(asha?.email).toBe('Asha@test.example');
});

it('reads a list of students as one of teachers for nobody without the teachers [RP-01]', async () => {
  const its = importing(test, { client: staff, who: test.world.superAdmin, schoolId: 1 });
  const begun = await importing(test, { client: full, who: test.world.superAdmin, schoolId: 1 }).start(
    await fileOf('students'),
  );
  const parts = [{ chosen: 1 as const, heading: 1 }];
  const input = {
    school_id: 1,
    import_id: begun.id,
    version: begun.version,
    parts,
  };
  for (const kind of ['faculty', 'school'] as const)
    expect(await staff.call('read-import', { ...input, kind })).toMatchObject({ status: 403 });
  expect(await its.get(begun.id)).toMatchObject({ kind: 'students', version: begun.version });
});

it('takes along the students alone when a school is exported [RP-01]', async () => {
  const ofStaff = await staff.ok('export-oneroster', { school_id: 1 });
  const ofAll = await full.ok('export-oneroster', { school_id: 1 });
  for (const [text, has] of [
    [ofStaff, false],
    [ofAll, true],
  ] as const) {
    expect(text).toContain('S1,,Dev');
    expect(String(text).includes('F1,,Asha')).toBe(has);
  }
});
