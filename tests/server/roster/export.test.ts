import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { people } from '#server/directory/schema.ts';
import { schoolToExport } from '#server/roster/queries/school-to-export.ts';
import { oneRosterParts } from '#server/roster/write/oneroster.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { demoBundle, studentsFile as file } from './files.ts';
import { importing, stateOfSchool } from './importing.ts';

let test: TestServer;
let admin: Client;
let it1: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
  it1 = importing(test, { client: admin, who: test.world.admin });
});
afterAll(() => test.close());

let number = 0;
const login = () => `EX${(number += 1)}`;
const personOf = async (loginName: string) => {
  const [row] = await test.server.app.db.select().from(people).where(eq(people.loginName, loginName));
  return row;
};

describe('a school that is exported', () => {
  it('is read again without a change, here and by whoever asks; the export is written down [C2-09, QU-70]', async () => {
    const { db } = test.server.app;
    const applied = await it1.apply(
      await it1.checked({ name: 'school.zip', bytes: await demoBundle(), kind: 'school' }),
    );
    const off = login();
    await it1.apply(await it1.checked(file([off, 'X-1', 'Zoë O’Neil', 'वर्मा', '2014-05-06', '', '', ''])));
    await db.update(people).set({ isActive: false }).where(eq(people.loginName, off));
    const bytes = writeStoredZip(
      await oneRosterParts(await schoolToExport(db, 1, [roles.student, roles.faculty])),
    );
    const again = await it1.checked({ name: 'oneroster.zip', bytes, kind: 'school' });
    expect((await it1.rows(again.id, 'changed')).map(({ user_id, changes }) => [user_id, changes])).toEqual(
      [],
    );
    expect(again.counts).toMatchObject({ new: 0, problem: 0, duplicate: 0, conflict: 0, leaver: 0 });
    expect(again.counts.same).toBeGreaterThan(2120);
    expect((await it1.check(again, { complete: 1 })).counts.leaver).toBe(0);
    const answer = await admin.raw('export-oneroster', {});
    expect([answer.status, answer.text.slice(0, 2)]).toEqual([200, 'PK']);
    const written = await db.execute(
      sql`select details from audit_log where action = 'people.students_exported' and person_id = ${test.world.admin.id}`,
    );
    expect(written.rows).toEqual([{ details: { schoolId: 1, rows: again.counts.same } }]);
    await it1.undo(applied);
  });

  it('says who may not sign in: they come switched off, are switched off, and on again by the undoing', async () => {
    const [here, comes] = [login(), login()];
    await it1.apply(await it1.checked(file([here, '', 'Zoya', '', '', '', '', ''])));
    const users = [here, comes].map((name, at) => `u${at},active,false,student,${name},Zoya,,`).join('\n');
    const parts = {
      manifest: 'propertyName,value\noneroster.version,1.1\n',
      orgs: 'sourcedId,status,name,type\no1,active,S,school\n',
      classes: 'sourcedId,status,title,classType\n',
      enrollments: 'sourcedId,status,classSourcedId,userSourcedId,role\n',
      users: `sourcedId,status,enabledUser,role,username,givenName,familyName,email\n${users}\n`,
    };
    const bytes = writeStoredZip(
      new Map(Object.entries(parts).map(([name, text]) => [`${name}.csv`, Buffer.from(text)])),
    );
    const before = await stateOfSchool(test, 1);
    const checked = await it1.checked({ name: 'school.zip', bytes, kind: 'school' });
    expect(checked.counts).toMatchObject({ new: 1, changed: 1, problem: 0 });
    const applied = await it1.apply(checked);
    expect([(await personOf(here))?.isActive, (await personOf(comes))?.isActive]).toEqual([false, false]);
    expect((await it1.checked({ name: 'school.zip', bytes, kind: 'school' })).counts.same).toBe(2);
    await it1.undo(applied);
    expect(await stateOfSchool(test, 1)).toBe(before);
  });
});

describe('the template of an import', () => {
  it('has the columns of its kind of people and one example, for admins alone [C2-09, NX-173]', async () => {
    const { columns, example } = (await admin.ok('bulk-upload-format', { kind: 'students' })).data;
    expect(columns).toEqual(expect.arrayContaining(['Username', 'First name', 'Grade', 'Division']));
    expect(example).toHaveLength(columns.length);
    expect(example[columns.indexOf('First name')]).toBe('Zoya');
    const faculty = (await admin.ok('bulk-upload-format', { kind: 'faculty' })).data.columns;
    expect(faculty).toContain('Strength');
    expect(columns).not.toContain('Strength');
    const teacher = await test.enter(test.world.asha);
    expect((await teacher.call('bulk-upload-format', { kind: 'students' })).status).toBe(403);
  });
});
