import { afterAll, beforeAll, expect, it } from 'vitest';
import { reachRefusals } from '#contract/delivery/delivery.refusals.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts';
import { countReach } from '#server/delivery/reach.ts';
import { actorOf } from '#tests/server/actor.ts';
import { nodesOf, planOf, statementsOf } from '#tests/server/query-plans.ts';
import { createDatabase } from '#tests/server/test-server.ts';
import { buildWorld, type World } from '#tests/server/world.ts';

/** One school of 100,000 students in 100 divisions, beside another of as many. */
const students = 100_000;

let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: DatabaseHandle;
let world: World;

beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase(database.url);
  const { pool } = opened;
  world = await buildWorld(opened.db);
  await pool.query(
    `insert into divisions (school_id, grade_id, name)
    select 1, case when n % 2 = 0 then $1 else $2::int end, 'D' || n from generate_series(1, 100) n`,
    [world.places['9A'].gradeId, world.places['10A'].gradeId],
  );
  await pool.query(
    `insert into people (school_id, role, login_name, first_name, last_name, email)
    select case when n <= $1::int then 1 else 2 end, 3, 'L' || n, 'Name' || n, 'Rao', case when n % 9 = 0 then '' else 'a@b.example' end
    from generate_series(1, $1::int * 2) n`,
    [students],
  );
  await pool.query('vacuum analyze');
  await pool.query(
    `with d as (select array_agg(id order by id) as ids, array_agg(grade_id order by id) as grades from divisions
      where school_id = 1 and name like 'D%')
    insert into memberships (school_id, person_id, division_id, grade_id)
    select 1, p.id, d.ids[1 + p.id % 100], d.grades[1 + p.id % 100] from people p, d
    where p.school_id = 1 and p.login_name like 'L%'`,
  );
  await pool.query('vacuum analyze');
}, 600_000);
afterAll(async () => {
  await opened.close();
  await database.drop();
});

it.each([
  ['everybody', () => ({ grades: [0], divisions: [0] }), students + 6],
  ['one grade', () => ({ grades: [world.places['9A'].gradeId], divisions: [0] }), students / 2 + 4],
] as const)('%s is counted by going through nobody twice', async (_what, chosen, people) => {
  const wish = { noticeId: 0, noticeFor: 1, ...chosen() } as const;
  const scene = { db: opened.db, actor: actorOf(world.admin), refuse: refuserOf(reachRefusals) };
  const statements = await statementsOf(opened.pool, async () => {
    const counted = await countReach(scene, wish);
    expect(counted.people).toBe(people);
  });
  for (const statement of statements) {
    const nodes = nodesOf(await planOf(opened.pool, statement, 'run'));
    expect(nodes.filter((node) => (node['Actual Loops'] ?? 0) > 1000)).toEqual([]);
  }
});
