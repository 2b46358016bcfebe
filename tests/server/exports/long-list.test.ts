import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cellsOf, exportOf, fileOf, runJobs, studentsAs } from './exporting.ts';

const many = 25_000;

let test: TestServer;
let admin: Client;
let inSchool: number;
beforeAll(async () => {
  test = await startTestServer();
  await test.server.jobs().drain();
  await test.server.jobs().stop();
  await test.server.app.db.execute(sql`
    insert into people (school_id, role, login_name, first_name, last_name, is_active)
    select 1, 3, 'LONG' || n, case when n = 7 then '=1+1' else 'Name' || n % 997 end, 'Rao', n % 10 > 0
    from generate_series(1, ${many}) n`);
  admin = await test.enter(test.world.admin);
  inSchool = (await admin.ok('student-list', { size: 1 })).total;
});
afterAll(() => test.close());

async function exported(command = studentsAs('xlsx')): Promise<number> {
  const { data } = await admin.ok('start-export', command);
  expect(data).toMatchObject({ state: 'waiting', done: 0, size: 0 });
  await runJobs(test);
  return data.id;
}

it('writes every row of a list above 20,000 into a workbook, in the order and the words of the screen [GR-07, QU-50, QU-70]', async () => {
  expect(inSchool).toBeGreaterThan(many);
  const id = await exported(studentsAs('xlsx', { sort: [{ by: 'user_id', descending: false }] }));
  expect(await exportOf(admin, id)).toMatchObject({ state: 'ready', done: inSchool, total: inSchool });
  const file = await fileOf(test, admin, id);
  expect([file.status, /Students .*\.xlsx/.test(file.name)]).toEqual([200, true]);
  const [header, ...rows] = cellsOf(file.bytes);
  expect(header).toEqual(['Name', 'Username', 'Status']);
  const { rows: stored } = await test.server.app.db.execute<{ login_name: string }>(
    sql`select login_name from people where school_id = 1 and role = 3 and deleted_at is null and left_at is null
      order by login_name, id`,
  );
  expect(rows.map(([, login]) => login)).toEqual(stored.map((row) => row.login_name));
  expect(rows.find(([, login]) => login === 'LONG7')).toEqual(['=1+1 Rao', 'LONG7', 'Active']);
  expect(rows.find(([, login]) => login === 'LONG10')?.[2]).toBe('Off');
  const { rows: noted } = await test.server.app.db.execute(sql`
    select (details ->> 'rows')::int as rows, (details ->> 'schoolId')::int as school from audit_log
    where action = 'people.students_exported' and person_id = ${test.world.admin.id}`);
  expect(noted).toEqual([{ rows: inSchool, school: 1 }]);
  const told = await admin.ok('notifications', { schoolId: 1 });
  expect(told.data[0]).toMatchObject({ kind: 'export', url: '/exports', read: 0 });
  expect(await readdir(test.server.app.uploadFolder)).toEqual([]);
});

it('writes what the filters and the search leave as CSV, formulas made harmless [GR-07, QU-50]', async () => {
  const id = await exported(studentsAs('csv', { search: 'LONG7', filters: { status: 'active' } }));
  const { total } = await admin.ok('student-list', { search: 'LONG7', filters: { status: 'active' } });
  const text = (await fileOf(test, admin, id)).bytes.toString();
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Username,Status');
  expect(lines).toHaveLength(total + 1);
  expect(lines).toContain("'=1+1 Rao,LONG7,Active");
});
