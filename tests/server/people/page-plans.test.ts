import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { type PeoplePageInput } from '#contract/people/people.wire.ts';
import { peoplePage } from '#server/people/queries/people-page.ts';
import { nodesOf, type PlanNode, planOf, statementsOf } from '../query-plans.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

const many = 20_000;
const big = 101;

/**
 * A school of 20,000 among as many people of 40 others: every twentieth a teacher, one of fifty in the bin, one gone
 * for good, one of forty without a class.
 */
let test: TestServer;
let pool: Pool;
let office: Client;
let places: { grade: number; club: number; division: number };

beforeAll(async () => {
  test = await startTestServer();
  ({ pool } = test.server.app.database);
  office = await test.enter(test.world.superAdmin);
  await pool.query(`insert into schools (id, name, short_name, model, country_id, state_id, time_zone, academic_year)
    select n, 'School ' || n, '', 5, 1, 1 + n % 30, 'UTC', '2026-2027' from generate_series(${big}, ${big + 40}) n`);
  await pool.query(`insert into grades (school_id, kind, name, position)
    select s, case when g > 12 then 'club' else 'grade' end, 'Group ' || g, g
    from generate_series(${big}, ${big + 40}) s, generate_series(1, 16) g`);
  await pool.query(`insert into divisions (school_id, grade_id, name)
    select school_id, id, chr(64 + d) from grades, generate_series(1, 3) d where school_id >= ${big}`);
  await pool.query(`insert into people (school_id, role, login_name, first_name, last_name, created_at, is_active,
      deleted_at, left_at, first_sign_in_at)
    select case when n <= ${many} then ${big} else ${big} + 1 + n % 40 end, case when n % 20 = 0 then 4 else 3 end,
      'P' || n, 'Name' || n % 997, (array['Tiwari', 'Rao', 'Pandey', 'Kumar', 'Menon'])[1 + n % 5],
      now() - n * interval '1 minute', n % 50 > 2, case when n % 50 = 1 then now() end,
      case when n % 50 = 2 then now() end, case when n % 3 > 0 then now() end
    from generate_series(1, ${2 * many}) n`);
  // The planner knows nothing of these rows yet, and would look for each place one by one.
  await pool.query('analyze');
  const maker = await pool.connect();
  await maker.query('set enable_nestloop = off; set statement_timeout = 0');
  for (const [kind, parts, sits] of [
    ['grade', 36, 'p.id % 41 > 0'],
    ['club', 12, 'p.id % 7 < 3'],
  ])
    await maker.query(`insert into memberships (school_id, person_id, division_id, grade_id)
      select p.school_id, p.id, d.id, d.grade_id from people p
      join (select d.*, row_number() over (partition by d.school_id order by d.id) n
        from divisions d join grades g on g.school_id = d.school_id and g.id = d.grade_id
        where g.kind = '${kind}') d on d.school_id = p.school_id and d.n = 1 + p.id % ${parts}
      where p.school_id >= ${big} and p.left_at is null and ${sits}`);
  maker.release(true);
  await pool.query(
    'insert into profiles (school_id, person_id) select school_id, id from people on conflict do nothing',
  );
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ kind: string; grade: number; division: number }>(
    `select g.kind, g.id as grade, min(d.id) as division from grades g
    join divisions d on d.school_id = g.school_id and d.grade_id = g.id where g.school_id = ${big} group by 1, 2`,
  );
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  places = {
    grade: of('grade')?.grade ?? 0,
    division: of('grade')?.division ?? 0,
    club: of('club')?.grade ?? 0,
  };
}, 300_000);
afterAll(() => test.close());

const large = new Set(['people', 'memberships', 'profiles', 'enrolments']);

interface RunNode extends PlanNode {
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
}

/** Of what `ask` sends: the scans that go through a whole large table, and how many rows were read for nothing. */
async function costOf(ask: () => Promise<unknown>) {
  const statements = await statementsOf(pool, ask);
  expect(statements.length).toBeGreaterThan(0);
  const plans = await Promise.all(statements.map((statement) => planOf(pool, statement, 'run')));
  const nodes: RunNode[] = plans.flatMap(nodesOf);
  const scans = nodes.filter((node) => large.has(node['Relation Name'] ?? ''));
  const whole = scans
    .filter((node) => node['Node Type'].includes('Seq Scan'))
    .map((node) => node['Relation Name'] ?? '');
  const wasted = scans.reduce(
    (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1),
    0,
  );
  return { whole, wasted };
}

const by = (name: 'name' | 'user_id' | 'created', descending = false) => ({
  sort: [{ by: name, descending }],
});
type Asked = Partial<PeoplePageInput>;
const pages: readonly (readonly [string, () => Asked])[] = [
  ['the first page', () => ({})],
  ['a page far inside', () => ({ page: 300 })],
  ['by name, the last first', () => by('name', true)],
  ['by login name', () => by('user_id')],
  ['the newest first', () => by('created', true)],
  ['a name', () => ({ search: 'name496' })],
  ['a name many have, by login name', () => ({ search: 'tiwari', ...by('user_id') })],
  ['the beginning of a name', () => ({ search: 'ti' })],
  ['of a class', () => ({ filters: { grade: places.grade } })],
  ['of a class, the newest first', () => ({ filters: { grade: places.grade }, ...by('created', true) })],
  ['of a section', () => ({ filters: { grade: places.grade, division: places.division } })],
  ['a name in a section', () => ({ search: 'rao', filters: { division: places.division } })],
  ['of a club', () => ({ filters: { club: places.club } })],
  ['without a class', () => ({ filters: { grade: 'none' } })],
  ['without a class, by login name', () => ({ filters: { grade: 'none' }, ...by('user_id') })],
  ['without a club', () => ({ filters: { club: 'none' } })],
  ['who never signed in', () => ({ filters: { seen: 'never' } })],
  ['switched off', () => ({ filters: { status: 'inactive' } })],
  ['who left', () => ({ filters: { status: 'left' } })],
  ['in the bin', () => ({ filters: { status: 'deleted' } })],
];

it.each(pages)(
  '%s of a school of 20,000 is found through indexes [GR-01, GR-04, GR-06]',
  async (_, input) => {
    for (const role of [roles.student, roles.faculty]) {
      const ask = () =>
        peoplePage(
          test.server.app.db,
          { school_id: 0, page: 1, size: 30, search: '', sort: [], ...input() },
          { schoolId: big, role, now: new Date() },
        );
      const { whole, wasted } = await costOf(ask);
      expect(whole).toEqual([]);
      // Never the school for the few that are wanted.
      expect(wasted).toBeLessThan(many / 2);
    }
  },
);

it('counts who sits nowhere as a look at everybody does', async () => {
  for (const kind of ['grade', 'club'] as const) {
    const { total } = await peoplePage(
      test.server.app.db,
      { school_id: 0, page: 1, size: 30, search: '', sort: [], filters: { [kind]: 'none' } },
      { schoolId: big, role: roles.student, now: new Date() },
    );
    const { rows } = await pool.query(
      `select count(*)::int as count from people p where school_id = ${big} and role = 3 and left_at is null
        and deleted_at is null and id not in (select person_id from memberships m join grades g on g.id = m.grade_id
          and g.school_id = m.school_id where m.school_id = ${big} and g.kind = '${kind}')`,
    );
    expect(rows).toEqual([{ count: total }]);
    expect(total).toBeGreaterThan(0);
  }
});

it.each([
  ['the first page', {}],
  ['by state', { sort: [{ by: 'state' as const, descending: false }] }],
  ['by licence', { sort: [{ by: 'licence' as const, descending: true }] }],
  ['the newest first', { sort: [{ by: 'created' as const, descending: true }] }],
  ['found by name', { search: 'school 31' }],
  ['switched off', { filters: { status: 'inactive' as const } }],
])('schools, %s: their people are counted through indexes [GR-03]', async (_, input) => {
  const ask = () =>
    office.ok('school-list', { sAdmin_id: test.world.superAdmin.id, form: 'grid', size: 30, ...input });
  const { whole, wasted } = await costOf(ask);
  expect(whole).toEqual([]);
  expect(wasted).toBeLessThan(100);
});
