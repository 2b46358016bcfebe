import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grades, people } from '#server/directory/schema.ts';
import { csv, textXlsx, xlsx } from '#tests/files/table-files.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash } from '../world.ts';
import { check, newSchool, readyPlan, type YearSchool } from './school.ts';

let test: TestServer;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestServer();
  passwordHash = await cheapHash();
});
afterAll(() => test.close());

interface Planning {
  readonly school: YearSchool;
  readonly admin: Client;
  readonly plan: { readonly id: number; readonly version: number };
}

async function planning(): Promise<Planning> {
  const school = await newSchool(test.server.app.db, passwordHash);
  const admin = await test.enter(school.admin);
  return { school, admin, plan: (await readyPlan(admin)).data };
}

async function send({ school, admin, plan }: Planning, name: string, bytes: string | Buffer) {
  const upload_id = await test.finishedUpload(school.admin, name, Buffer.from(bytes), 'migration');
  const at = { migration_id: plan.id, version: plan.version };
  return admin.call('upload-migration-exceptions', { ...at, upload_id, org_name: name });
}

const login = ({ students }: YearSchool, place: string, index = 0) =>
  students.filter((student) => student.place === place)[index]?.loginName ?? '';

it('a list by login and admission number decides who stays, leaves or goes to which class, and the check follows it [QU-49]', async () => {
  const of = await planning();
  const { school, admin } = of;
  await test.server.app.db
    .update(people)
    .set({ admissionNo: '00417' })
    .where(eq(people.loginName, login(school, '2A', 1)));
  const answer = await send(
    of,
    'list.xlsx',
    textXlsx(
      ['Username', 'Admission No', 'Name', 'Becomes', 'Class', 'Section'],
      [login(school, '1A').toLowerCase(), '', 'Any', 'stays', '', ''],
      [login(school, '1B'), '', 'Any', 'रहता है', '', ''],
      [login(school, '2A'), '', 'Any', 'Leaves', '', ''],
      ['', '00417', 'Any', '', '3', 'B'],
      [login(school, '3A'), '', 'Any', 'Goes on', 'Grade 3', 'B'],
      [login(school, '2B'), '', 'Any', 'promoted', '', ''],
    ),
  );
  expect(answer).toMatchObject({ ok: true, data: { list: { taken: 6, problems: [] } } });
  if (!answer.ok) return;
  expect(answer.data.data.lines).toMatchObject({ exceptions: 5, students: 12 });
  const { check: found } = await check(admin, answer.data.data);
  expect(found?.isReady).toBe(true);
  const flows = (found?.flows ?? []).map(({ from, action, to, students }) => [from, action, to, students]);
  expect(flows).toContainEqual(['Grade 1 A', 'retain', 'Grade 1 A', 1]);
  expect(flows).toContainEqual(['Grade 1 B', 'retain', 'Grade 1 B', 1]);
  expect(flows).toContainEqual(['Grade 2 A', 'leave', '', 1]);
  expect(flows).toContainEqual(['Grade 2 A', 'promote', 'Grade 3 B', 1]);
  expect(flows).toContainEqual(['Grade 3 A', 'promote', 'Grade 3 B', 1]);
});

it('each row that cannot be followed is told with its number, and the others are taken [QU-49, VP-31]', async () => {
  const of = await planning();
  const { school } = of;
  const { db } = test.server.app;
  await db.insert(grades).values({ schoolId: school.id, name: 'Grade 9', position: 9 });
  const away = login(school, '3B');
  await db.update(people).set({ isActive: false }).where(eq(people.loginName, away));
  await db
    .update(people)
    .set({ admissionNo: '17' })
    .where(eq(people.loginName, login(school, '2B')));
  const rows = [
    ['', '', 'stays', '', ''],
    ['NOBODY', '', 'stays', '', ''],
    [school.teachers[0]?.loginName ?? '', '', 'stays', '', ''],
    [test.world.dev.loginName, '', 'leaves', '', ''],
    [login(school, '2A'), '17', 'stays', '', ''],
    [login(school, '1A'), '', 'stays', '', ''],
    [login(school, '1A'), '', 'leaves', '', ''],
    [away, '', 'stays', '', ''],
    [login(school, '1B'), '', '', '', ''],
    [login(school, '1B', 1), '', 'perhaps', '', ''],
    [login(school, '2A', 1), '', 'stays', '3', 'B'],
    [login(school, '2B', 1), '', '', '7', 'A'],
    [login(school, '3A'), '', '', 'Grade 9', ''],
    [login(school, '3A', 1), '', 'stays', '', ''],
  ];
  const answer = await send(
    of,
    'list.csv',
    csv(['Username', 'Admission number', 'Becomes', 'Class', 'Section'], ...rows),
  );
  expect(answer).toMatchObject({ ok: true, data: { list: { taken: 1 } } });
  if (!answer.ok) return;
  expect(answer.data.list.problems.map(({ line, code, text }) => [line, code, text])).toEqual([
    [2, 'key_required', ''],
    [3, 'unknown', ''],
    [4, 'unknown', ''],
    [5, 'unknown', ''],
    [6, 'two_people', ''],
    [7, 'twice', ''],
    [8, 'twice', ''],
    [9, 'inactive', ''],
    [10, 'nothing_said', ''],
    [11, 'not_understood', 'perhaps'],
    [12, 'not_both', ''],
    [13, 'class_unknown', '7 A'],
    [14, 'section_missing', 'Grade 9'],
  ]);
  expect(answer.data.data.lines.exceptions).toBe(1);
});

it('a file that is no such list is refused in a sentence, and nothing of it is kept [QU-67]', async () => {
  const of = await planning();
  const code = async (name: string, bytes: string | Buffer) => {
    const answer = await send(of, name, bytes);
    return answer.ok ? 'taken' : answer.error.code;
  };
  expect(await code('list.csv', 'Name,Class\nZoya,3 B\n')).toBe('list_columns');
  expect(await code('list.csv', 'Username,Name\nS1,Zoya\n')).toBe('list_columns');
  expect(await code('list.csv', 'Username,Becomes\n')).toBe('no_rows');
  expect(await code('list.csv', '')).toBe('no_header');
  expect(await code('list.xls', 'old')).toBe('old_excel');
  // A whole school has another door: the sentence names what this one takes.
  expect(await code('list.zip', 'PK')).toBe('bad_extension');
  expect(await code('list.xlsx', 'no zip')).toBe('damaged');
  expect(await code('list.xlsx', xlsx({ rows: '', parts: { 'xl/vbaProject.bin': 'x' } }))).toBe('macros');
  const many = Array.from({ length: 20_001 }, (_, at) => `S${at},stays`).join('\n');
  expect(await code('list.csv', `Username,Becomes\n${many}`)).toBe('list_rows');
});

it('an older version of the plan, one that was applied, and another person’s upload are refused', async () => {
  const of = await planning();
  const list = csv(['Username', 'Becomes'], [login(of.school, '1A'), 'stays']);
  const old = { ...of, plan: { ...of.plan, version: of.plan.version - 1 } };
  expect(await send(old, 'list.csv', list)).toMatchObject({ status: 409 });
  const upload_id = await test.finishedUpload(test.world.admin, 'list.csv', Buffer.from(list), 'migration');
  const at = { migration_id: of.plan.id, version: of.plan.version, upload_id, org_name: 'list.csv' };
  expect(await of.admin.call('upload-migration-exceptions', at)).toMatchObject({ status: 404 });
  await of.admin.ok('migrate-student-bulk', { migration_id: of.plan.id, version: of.plan.version });
  const later = { ...of, admin: await test.enter(of.school.admin) };
  expect(await send(later, 'list.csv', list)).toMatchObject({ error: { code: 'not_open' } });
});
