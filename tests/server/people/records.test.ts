import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeActs } from '#contract/people/student-record.wire.ts';
import { auditLog } from '#server/core/schema.ts';
import { people } from '#server/directory/schema.ts';
import { enrolments, peopleChanges } from '#server/people/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { nodesOf, planOf, statementsOf } from '../query-plans.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let admin: Client;
let office: Client;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
  office = await test.signIn(test.world.superAdmin);
});
afterAll(() => test.close());

let number = 0;
/** What comes later has a later time. */
const laterOn = () => {
  test.clock.now = new Date(test.clock.now.getTime() + 1000);
};
async function addStudent() {
  laterOn();
  const formSessionOf = await formSession(admin);
  const added = await admin.ok('add-student', {
    formSession: formSessionOf,
    user_id: `R${(number += 1)}`,
    firstName: 'Maya',
    gender: 'Female',
    mobile: '9876500001',
    division_id: test.world.places['9A'].divisionId,
  });
  return added.data;
}
const history = (id: number, client = admin, school_id = 1) =>
  client.ok('student-history', { school_id, id });
const toBin = (student: { id: number; version: number }) =>
  admin.ok('delete-student', { rows: [{ id: student.id, version: student.version }] });
const versionOf = async (id: number) => {
  const [row] = await test.server.app.db.select().from(people).where(eq(people.id, id));
  return row?.version ?? 0;
};

/** Tables with a person in them that are neither handed out nor erased with that person, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  audit_log: 'what happened stays known',
  helpdesk_chats: 'between them and the helpdesk',
  helpdesk_recordings: 'goes with its chat',
  office_schools: 'of the central office alone',
};

describe('the record of a student', () => {
  it('tells who changed it and who looked at it, the newest first [QU-70]', async () => {
    const { id } = await addStudent();
    laterOn();
    await office.ok('student-by-id', { school_id: 1, id });
    laterOn();
    await office.ok('student-list', { school_id: 1 });
    laterOn();
    await admin.ok('student-list-for-excel', {});
    const { rows, total } = await history(id);
    expect(rows.map(({ act, office: isOffice }) => [act, isOffice])).toEqual([
      ['list_exported', false],
      ['list_read', true],
      ['read', true],
      ['added', false],
    ]);
    expect(total).toBe(4);
    expect(rows[0]?.by).toBe('Admin Test');
    // Lists taken before somebody came did not hold them.
    expect((await history((await addStudent()).id)).rows.map(({ act }) => act)).toEqual(['added']);
    expect((await admin.call('student-history', { school_id: 2, id })).status).toBe(404);
  });

  it('tells of an export once, to those who were in it, in however many parts it left [QU-70, GR-07]', async () => {
    const [one, two] = [await addStudent(), await addStudent()];
    laterOn();
    const first = await admin.ok('student-list-for-excel', { size: 1, search: one.user_id });
    const second = await admin.ok('student-list-for-excel', { size: 1, search: two.user_id });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([one.id, two.id]);
    const actsOf = async (id: number) => (await history(id)).rows.map(({ act }) => act);
    expect(await actsOf(one.id)).toEqual(['list_exported', 'added']);
    expect(await actsOf(two.id)).toEqual(['list_exported', 'added']);
    laterOn();
    await office.ok('student-list-for-excel', { school_id: 1, search: one.user_id });
    expect(await actsOf(one.id), 'the office, once too').toEqual(['list_exported', 'list_exported', 'added']);
    expect(await actsOf(two.id)).toEqual(['list_exported', 'added']);
  });

  it('is told whatever act the journal holds, and the journal takes no other act', async () => {
    const { id } = await addStudent();
    await test.server.app.db.insert(peopleChanges).values(
      changeActs.map((kind) => ({
        schoolId: 1,
        personId: id,
        changedBy: 1,
        changedAt: test.clock.now,
        kind,
        before: {},
        after: {},
      })),
    );
    const { rows } = await history(id);
    expect(rows.map(({ act }) => act).toSorted()).toEqual(['added', ...changeActs].toSorted());
    // A statement of SQL names its act by `journalAct`, which takes the contract's acts alone.
    const files = (await readdir('server', { recursive: true })).filter((file) => file.endsWith('.ts'));
    const sources = await Promise.all(files.map((file) => readFile(join('server', file), 'utf8')));
    const statements = sources.flatMap((source) => source.split('insert into ${peopleChanges}').slice(1));
    expect(statements.length).toBeGreaterThan(3);
    for (const statement of statements) expect(statement.split('`)')[0]).toContain('${journalAct(');
  });

  it('is told by its indexes, however long the log is', async () => {
    const { id } = await addStudent();
    await test.server.app.db.execute(sql`
      insert into audit_log (school_id, id, at, person_id, action, details)
      select 1, gen_random_uuid(), now(), 1, 'session.ended', '{}' from generate_series(1, 20000)`);
    await test.server.app.database.pool.query('vacuum analyze audit_log');
    const sent = await statementsOf(test.server.app.database.pool, () => history(id));
    const plans = await Promise.all(
      sent
        .filter(({ text }) => text.includes('audit_log') && text.includes('union all'))
        .map((statement) => planOf(test.server.app.database.pool, statement)),
    );
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      const scans = nodesOf(plan).filter((node) => node['Relation Name'] === 'audit_log');
      expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    }
  });

  it('is handed out whole but for what would let somebody in, which is written down [QU-70]', async () => {
    const { id, user_id } = await addStudent();
    laterOn();
    const { data } = await admin.ok('export-student', { id });
    expect(data).toMatchObject({ user_id, name: 'Maya' });
    const parts = Object.fromEntries(data.parts.map(({ part, rows }) => [part, rows]));
    expect(parts['person']).toMatchObject([{ login_name: user_id, first_name: 'Maya' }]);
    expect(parts['profile']).toMatchObject([{ mobile: '9876500001' }]);
    expect(parts['places']).toMatchObject([{ division_id: String(test.world.places['9A'].divisionId) }]);
    expect(parts['place history']).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash|secret/);
    expect((await history(id)).rows[0]?.act).toBe('exported');
  });

  it('is made of every table that knows people, as erasing is [QU-70]', async () => {
    const { rows } = await test.server.app.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and (column_name = 'person_id' or (table_name, column_name) in (('report_events', 'actor_id'), ('curriculum_assignments', 'assignee_id')))`,
    );
    const known = [
      ...test.server.app.offers.personal.map(({ table }) => getTableName(table)),
      ...Object.keys(elsewhere),
    ];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });
});

describe('erasing a student', () => {
  const erase = (id: number, user_id: string) => admin.call('erase-student', { id, user_id });

  it('waits for the bin and for the username, and then leaves nothing [QU-70]', async () => {
    const student = await addStudent();
    const { id, user_id } = student;
    expect(await erase(id, user_id)).toMatchObject({ ok: false, error: { code: 'not_in_bin' } });
    await toBin(student);
    expect(await erase(id, 'somebody')).toMatchObject({ ok: false, error: { code: 'name_differs' } });
    expect((await erase(id, user_id.toLowerCase())).ok).toBe(true);
    expect(await versionOf(id)).toBe(0);
    for (const table of [enrolments, peopleChanges]) {
      const left = await test.server.app.db.select().from(table).where(eq(table.personId, id));
      expect(left).toEqual([]);
    }
    const notes = await test.server.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'people.student_erased'));
    expect(notes).toMatchObject([{ details: { schoolId: 1, personId: id } }]);
    // Twice is told like anybody who is not there.
    expect(await erase(id, user_id)).toMatchObject({ status: 404 });
  });
});
