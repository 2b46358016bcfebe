import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/core/define-call.ts';
import { reachRefusals } from '#contract/delivery/delivery.refusals.ts';
import { listDatedNotices } from '#server/calendar/queries/calendar.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext } from '#server/core/context.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { type DatabaseHandle, openDatabase, type Queryable } from '#server/db/database.ts';
import { countDelivery, listDelivery } from '#server/delivery/queries/delivery.ts';
import { countReach, listReach } from '#server/delivery/reach.ts';
import { getNoticeDrafts } from '#server/notices/calls/get-notice-drafts.ts';
import { listBoard } from '#server/notices/queries/notice-board.ts';
import { readersOf } from '#server/notices/queries/notice-readers.ts';
import { findReadable, listNotices } from '#server/notices/queries/notices.ts';
import { countUnread, listNotifications } from '#server/notifications/own-notifications.ts';
import { addOfficeNotices, addSchools, addTraces } from '#tests/load/school-rows.ts';
import { actorOf } from '../actor.ts';
import { nodesOf, planOf, statementsOf } from '../query-plans.ts';
import { createDatabase } from '../test-server.ts';
import { buildWorld } from '../world.ts';

/** 24,000 notices and 8,560 people in 80 schools, with what gathers around them; the people of one ask. */
const today = '2026-11-18';
const asking = 140;
const wanted = { firstId: 101, schools: 80, peopleEach: 107, noticesEach: 300, lastDay: '2026-11-23' };
/** A table that grows with schools, people or notices: nobody's question goes through all of it. */
const growing = [
  'notices',
  'notice_audiences',
  'notice_receipts',
  'notice_drafts',
  'notifications',
  'people',
  'memberships',
  'mail_ledger',
  'notice_translations',
];

let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: DatabaseHandle;
const actors = new Map<Role, Actor>();
const ids = { notice: 0, grade: 0, division: 0 };

beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase(database.url);
  const { pool } = opened;
  const world = await buildWorld(opened.db);
  await addOfficeNotices(pool, 300, world.superAdmin.id, wanted.lastDay);
  await addSchools(pool, wanted);
  await addTraces(pool, wanted);
  await pool.query(
    `insert into mail_ledger (school_id, notice_id, version, person_id, sent_at)
    select school_id, notice_id, 1, person_id, seen_at from notice_receipts`,
  );
  await pool.query(
    `insert into notice_translations (school_id, notice_id, language, title, description, of_title, of_description,
      version, written_by, updated_at)
    select school_id, id, language, 'T', 'D', title, description, 1, created_by, updated_at
    from notices, unnest(array['hi', 'ur']) language on conflict do nothing`,
  );
  await pool.query('vacuum analyze mail_ledger, notice_translations');
  const people = await pool.query<{ id: number; role: Role }>(
    'select distinct on (role) id, role from people where school_id = $1 order by role, id',
    [asking],
  );
  for (const { id, role } of people.rows)
    actors.set(role, { ...actorOf({ id, role, schoolId: asking }), language: 'ur' });
  actors.set(1, { ...actorOf({ id: world.superAdmin.id, role: 1, schoolId: 0 }), language: 'ur' });
  const found = await pool.query<typeof ids>(
    `select n.id as notice, a.grade_id as grade, a.division_id as division
    from notices n join notice_audiences a on a.school_id = n.school_id and a.notice_id = n.id
    where n.school_id = $1 and n.is_active and a.division_id > 0 limit 1`,
    [asking],
  );
  Object.assign(ids, found.rows[0]);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

type Ask = (db: Queryable, actor: Actor) => Promise<unknown>;

/** Growing tables that the planner goes through from end to end for what `ask` sends. */
async function readWhole(role: Role, ask: Ask): Promise<{ statements: number; tables: string[] }> {
  const actor = actors.get(role);
  if (!actor) throw new Error(`Nobody has role ${role}.`);
  const statements = await statementsOf(opened.pool, () => ask(opened.db, actor));
  const tables: string[] = [];
  for (const statement of statements) {
    const plans = [await planOf(opened.pool, statement)];
    // What is prepared may be run by a plan that knows no values.
    if (statement.name) plans.push(await planOf(opened.pool, statement, 'generic'));
    for (const node of plans.flatMap(nodesOf))
      if (node['Node Type'] === 'Seq Scan' && growing.includes(node['Relation Name'] ?? ''))
        tables.push(node['Relation Name'] ?? '');
  }
  return { statements: statements.length, tables };
}

const list =
  (name: 'due' | 'active' | 'inactive', month = ''): Ask =>
  (db, actor) =>
    listNotices(db, actor, today, { list: name, limit: 20, month });
const board =
  (name: 'due' | 'active' | 'inactive', more: object = {}): Ask =>
  (db, actor) =>
    listBoard(db, actor, today, {
      list: name,
      startRow: 0,
      limit: 30,
      month: '',
      title: '',
      authors: undefined,
      state: undefined,
      sort: undefined,
      ...more,
    });
const page = { words: [], offset: 0, limit: 30 };
const deliveryStatusOf = (actor: Actor) => ({
  schoolId: actor.school.id,
  noticeId: ids.notice,
  readers: readersOf({ schoolId: actor.school.id, id: ids.notice, noticeFor: 1, createdBy: actor.id }),
  asksReceipt: false,
  today,
});
const app = { now: () => new Date(`${today}T06:00:00Z`) } as AppContext;
const wish = (grades: number[], divisions: number[]) => ({
  noticeId: 0,
  grades,
  divisions,
  noticeFor: 1 as const,
});

const lists: Record<string, Ask> = {
  'the due tab': list('due'),
  'the active tab': list('active'),
  'the inactive tab': list('inactive'),
  'a month': list('active', '2026-10'),
  'one notice': (db, actor) => findReadable(db, actor, ids.notice, today),
};
const boards: Record<string, Ask> = {
  'what is due on the board': board('due'),
  'the board': board('active'),
  'the next window of the board': board('active', { startRow: 30 }),
  'the inactive board': board('inactive'),
  'a month of the board': board('active', { month: '2026-10' }),
  'the board by title': board('active', { sort: { by: 'title', descending: false } }),
  'words on the board': board('active', { title: 'science fair' }),
};
const bell: Record<string, Ask> = {
  'the bell': (db, actor) => listNotifications(app, db, actor),
  'the number on the bell': (db, actor) => countUnread(app, db, actor),
};
const calendar: Record<string, Ask> = {
  'the calendar feed': (db, actor) => listDatedNotices(db, actor, today, 'hi'),
};
const refuse = refuserOf(reachRefusals);
const sceneOf = (db: Queryable, actor: Actor) => ({ db, actor, refuse });
const writers: Record<string, Ask> = {
  'the reach of a grade': (db, actor) => countReach(sceneOf(db, actor), wish([ids.grade], [0])),
  'the reach of a division': (db, actor) => countReach(sceneOf(db, actor), wish([ids.grade], [ids.division])),
  'names of the reach': (db, actor) => listReach(sceneOf(db, actor), wish([ids.grade], [0]), 'all', page),
  'counts of the delivery': (db, actor) => countDelivery(db, deliveryStatusOf(actor)),
  'names of the delivery': (db, actor) => listDelivery(db, deliveryStatusOf(actor), 'missing', page),
  drafts: (db, actor) => getNoticeDrafts({}, { db, actor } as SignedInContext),
};
const everybody: Ask = (db, actor) => countReach(sceneOf(db, actor), wish([0], [0]));

const asks: readonly (readonly [Role, Record<string, Ask>])[] = [
  [3, { ...lists, ...bell, ...calendar }],
  [4, { ...lists, ...boards, ...bell, ...calendar, drafts: writers['drafts'] ?? everybody }],
  [2, { ...lists, ...boards, ...bell, ...calendar, ...writers, 'the reach of everybody': everybody }],
  [1, { ...boards, ...bell }],
];

describe.each(asks)('for role %i', (role, questions) => {
  it.each(Object.entries(questions))(
    '%s goes through no growing table from end to end [C1-06, C1-08, CC-09]',
    async (_what, ask) => {
      const { statements, tables } = await readWhole(role, ask);
      expect(statements).toBeGreaterThan(0);
      expect(tables).toEqual([]);
    },
  );
});

it('words on the board are looked for once, not for every notice of the list [C1-10]', async () => {
  const [actor, ask] = [actors.get(4), board('active', { title: 'science fair' })];
  if (!actor) throw new Error('unreachable');
  const [statement] = await statementsOf(opened.pool, () => ask(opened.db, actor));
  if (!statement) throw new Error('unreachable');
  const nodes = nodesOf(await planOf(opened.pool, statement, 'run'));
  const looks = nodes.filter(
    (node) => node['Index Name'] === 'notices_search' || node['Relation Name'] === 'file_texts',
  );
  expect(looks.length).toBeGreaterThanOrEqual(4);
  expect(looks.filter((node) => (node['Actual Loops'] ?? 0) > 1)).toEqual([]);
});
