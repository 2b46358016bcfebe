import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chosenProjects, offeredPage, revisionOf } from '#server/choices/queries/choices.ts';
import type { ChosenGroup } from '#server/choices/queries/chosen-group.ts';
import { office as house } from '#server/content/queries/content-owner.ts';
import { projectPage } from '#server/content/queries/projects.ts';
import type { Queryable } from '#server/db/database.ts';
import { nodesOf, planOf, statementsOf } from '../query-plans.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  const { db } = test.server.app;
  await db.execute(sql`
    insert into projects (school_id, origin, author_id, title, design_thinking, status, created_at, updated_at, updated_by)
    select 0, 'office', 1, md5(n::text) || ' lamp ' || n, '{}', 'published', now(), now(), 1
    from generate_series(1, 20000) n`);
  await db.execute(sql`
    insert into published_projects (project_id, school_id, number, kind, title, output_type, class_ids, term_ids,
      session_count, minutes, content, published_at)
    select p.id, 0, 1, 'grade', p.title, 'file', array[(1 + p.id % 12)::smallint], '{}', 4, 160,
      '{"objective": "To see"}', now() - p.id * interval '1 minute'
    from projects p`);
  await db.execute(sql`
    insert into curriculum_choices (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
    select 1 + n % 2, '2026-2027', 1 + n % 500, n, 1, now() from generate_series(1, 20000) n`);
  await db.execute(sql`vacuum analyze`);
});
afterAll(() => test.close());

const place: ChosenGroup = {
  school: { id: 1, name: 'One', model: 1, isDemo: false, timeZone: 'UTC', academicYear: '2026-2027' },
  year: '2026-2027',
  group: { id: 1, kind: 'grade', name: 'Nine', classId: 9 },
};
const wanted = { page: 1, size: 30, search: '', sort: [] };
const large = ['projects', 'published_projects', 'curriculum_choices'];

/** Large tables that are read from end to end. */
async function readWhole(ask: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const { db, database } = test.server.app;
  const sent = await statementsOf(database.pool, () => ask(db));
  expect(sent.length).toBeGreaterThan(0);
  const plans = await Promise.all(sent.map((statement) => planOf(database.pool, statement)));
  return plans
    .flatMap(nodesOf)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((name) => large.includes(name));
}

it.each([
  ['the first page', wanted],
  ['the newest', { ...wanted, sort: [{ by: 'newest' as const, descending: true }] }],
  ['the shortest', { ...wanted, sort: [{ by: 'minutes' as const, descending: false }] }],
  ['the last page', { ...wanted, page: 99_999 }],
  ['a search', { ...wanted, search: 'lamp 99' }],
  ['what is chosen', { ...wanted, filters: { state: 'chosen' as const } }],
  ['what is not chosen', { ...wanted, filters: { state: 'open' as const } }],
])('of 20,000 projects %s that a class is offered reads no table whole [CA-01]', async (_, asked) => {
  expect(await readWhole((db) => offeredPage(db, asked, place))).toEqual([]);
});

it('what a class chose is found without reading the choices of others [CA-01]', async () => {
  expect(await readWhole((db) => revisionOf(db, place))).toEqual([]);
  expect(await readWhole((db) => chosenProjects(db, place))).toEqual([]);
});

it.each([
  ['the first page', wanted],
  ['the newest', { ...wanted, sort: [{ by: 'updated' as const, descending: true }] }],
  ['a search', { ...wanted, search: 'lamp 99' }],
])('of the office’s 20,000 projects %s is read by an index [CA-03]', async (_, asked) => {
  const { db, database } = test.server.app;
  const sent = await statementsOf(database.pool, () => projectPage(db, house, asked));
  // The total counts them all; the rows are those of the page.
  const rows = sent.filter(({ text }) => !text.startsWith('select count('));
  const plans = await Promise.all(rows.map((statement) => planOf(database.pool, statement)));
  const whole = plans
    .flatMap(nodesOf)
    .filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'projects');
  expect([rows.length > 0, whole]).toEqual([true, []]);
});
