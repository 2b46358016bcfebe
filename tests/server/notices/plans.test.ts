import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#server/core/actor.ts';
import { type DatabaseHandle, openDatabase, type Queryable } from '#server/db/database.ts';
import { findHighlights } from '#server/notices/queries/highlights.ts';
import { type BoardQuery, listBoard } from '#server/notices/queries/notice-board.ts';
import { findReadable, listNotices } from '#server/notices/queries/notices.ts';
import { actorOf } from '../actor.ts';
import { nodesOf, type PlanNode, planOf, statementsOf } from '../query-plans.ts';
import { createDatabase } from '../test-server.ts';
import { buildWorld, type Named, type World } from '../world.ts';

/** 20,000 notices in 20 schools; the people of the first ask. */
const count = 20_000;
const schools = 20;
const today = '2026-11-18';

let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: DatabaseHandle;
let world: World;

beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase(database.url);
  const { pool } = opened;
  world = await buildWorld(opened.db);
  await pool.query(
    `insert into notices (school_id, title, description, notice_for, due_date, visible_from, due_date_mandatory,
      notify_email, is_active, grade_choice, division_choice, videos, created_by, created_by_role, created_at,
      updated_at)
    select 1 + n % $1, 'Notice ' || n, 'Text', 1 + n % 3, day + 7, day, false, false, n % 10 > 0, '0', '0', '[]',
      $2, 4, day, day
    from generate_series(1, $3::int) as n, lateral (select $4::date - n % 700 as day) as days`,
    [schools, world.asha.id, count, today],
  );
  await pool.query(
    `insert into notice_audiences (school_id, notice_id, grade_id, division_id)
    select school_id, id, $1, case when id % 2 = 0 then 0 else $2::int end from notices`,
    [world.places['9A'].gradeId, world.places['9A'].divisionId],
  );
  await pool.query('analyze');
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

type Ask = (db: Queryable, actor: Actor) => Promise<unknown>;

/** How the planner reaches notices for what `ask` sends, with the values at hand and without knowing them. */
async function accessToNotices(who: Named, ask: Ask): Promise<string[][]> {
  const [statement] = await statementsOf(opened.pool, () => ask(opened.db, actorOf(who)));
  if (!statement) throw new Error('Nothing was asked.');
  const plans = [await planOf(opened.pool, statement), await planOf(opened.pool, statement, 'generic')];
  return plans.map((plan) => nodesOf(plan).filter(isOnNotices).map(wordsOf));
}

const isOnNotices = (node: PlanNode) =>
  node['Relation Name'] === 'notices' || node['Index Name']?.startsWith('notices_') === true;
const wordsOf = (node: PlanNode) => `${node['Node Type']} ${node['Index Name'] ?? ''}`.trim();

const due: Ask = (db, actor) => listNotices(db, actor, today, { list: 'due', limit: 10, month: '' });
const active: Ask = (db, actor) => listNotices(db, actor, today, { list: 'active', limit: 10, month: '' });
const inactive: Ask = (db, actor) =>
  listNotices(db, actor, today, { list: 'inactive', limit: 10, month: '' });
const board =
  (list: BoardQuery['list'], more: Partial<BoardQuery> = {}): Ask =>
  (db, actor) =>
    listBoard(db, actor, today, {
      list,
      startRow: 0,
      limit: 30,
      month: '',
      title: '',
      authors: undefined,
      state: undefined,
      sort: undefined,
      ...more,
    });
const byTitle = { by: 'title', descending: false } as const;
const highlights: Ask = (db, actor) => findHighlights(db, actor, today);
const one: Ask = (db, actor) => findReadable(db, actor, 4000, today);

describe.each(['dev', 'bina'] as const)('for %s', (name) => {
  it('what is unread and overdue goes through the indexes of the lists', async () => {
    for (const nodes of await accessToNotices(world[name], highlights)) {
      expect(nodes).not.toContain('Seq Scan');
      expect(nodes.join('\n')).toMatch(/Index.* notices_active/);
      expect(nodes.join('\n')).toMatch(/Index.* notices_due/);
    }
  });
});

describe.each(['dev', 'bina', 'admin'] as const)('for %s', (name) => {
  it.each([
    ['the active list', active, /Index.* notices_/],
    ['the due list', due, /Index Scan notices_due/],
    ['the inactive list', inactive, /Index.* notices_author/],
    ['the board', board('active'), /Index.* notices_/],
    ['a month of the board', board('active', { month: '2026-03' }), /Index.* notices_active/],
    ['the board by title', board('active', { sort: byTitle }), /Index.* notices_/],
    ['a search in the board', board('active', { title: 'notice 7', sort: byTitle }), /Index.* notices_/],
    ['what is due on the board', board('due'), /Index.* notices_due/],
    ['the inactive board', board('inactive'), /Index.* notices_author/],
    ['one notice', one, /Index Scan notices_school_id_id_pk/],
  ] as const)(
    '%s goes through an index, never through all notices [C1-06, C1-08]',
    async (_what, ask, index) => {
      for (const nodes of await accessToNotices(world[name], ask)) {
        expect(nodes).not.toContain('Seq Scan');
        expect(nodes.join('\n')).toMatch(index);
      }
    },
  );
});

/** The middle of nine, in milliseconds. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 9; n++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}

describe('a window of the board', () => {
  it('costs at the end of 1,000 notices what it costs at the beginning [C1-10, CO-04]', async () => {
    const actor = actorOf(world.admin);
    const first = await timeOf(() => board('active')(opened.db, actor));
    const last = await timeOf(() => board('active', { startRow: 870 })(opened.db, actor));
    // A ratio within one run: the bar itself is measured by the load programs.
    expect(last).toBeLessThan(4 * first + 10);
  });
});
