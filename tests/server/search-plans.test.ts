import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts';
import { findNotices, findNoticesLike, findPeople, findPeopleLike } from '#server/db/queries/search.ts';
import type { Actor } from '#server/domain/sessions.ts';
import { createDatabase } from './test-server.ts';
import { buildWorld, type Named, type World } from './world.ts';

/** 60,000 notices and 20,000 people in 20 schools; the people of the first ask. */
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
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
    select n, 'School', 'S', 0, 'UTC', '' from generate_series(6, $1::int) n`,
    [schools + 5],
  );
  await pool.query(
    `insert into people (school_id, role, login_name, first_name, last_name)
    select case when n % $1 = 0 then 1 else 5 + n % $1 end, 3, 'L' || n, md5(n::text), 'Rao' from generate_series(1, 20000) n`,
    [schools],
  );
  await pool.query(
    `insert into notices (school_id, title, description, notice_for, visible_from, due_date_mandatory, notify_email,
      is_active, grade_choice, division_choice, videos, created_by, created_by_role, created_at, updated_at)
    select case when n % $1 = 0 then 1 else 5 + n % $1 end, md5(n::text) || ' homework', '', 1, $2::date, false, false, true, '0', '0', '[]',
      $3, 4, now(), now() from generate_series(1, 60000) n`,
    [schools, today, world.asha.id],
  );
  await pool.query('vacuum analyze');
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

function actorOf({ id, role, schoolId }: Named): Actor {
  const school = {
    id: schoolId,
    name: '',
    model: 0,
    isDemo: false,
    timeZone: 'UTC',
    academicYear: '',
  } as const;
  const names = { loginName: '', firstName: '', lastName: '', email: '' };
  return {
    sessionId: '',
    id,
    role,
    subRole: 1,
    department: 0,
    modules: null,
    ...names,
    expiresAt: new Date(),
    school,
  };
}

const wanted = { words: ['abcde'], limit: 31 };
const asks = {
  'notices with a word': [(actor) => findNotices(opened.db, actor, today, wanted), 'notices_search'],
  'notices with nearly a word': [
    (actor) => findNoticesLike(opened.db, actor, today, wanted),
    'notices_search',
  ],
  // A school's few teachers, whom a student may find, are reached through their role.
  'people with a name': [(actor) => findPeople(opened.db, actor, wanted), 'people_(search|role)'],
  'people with nearly a name': [(actor) => findPeopleLike(opened.db, actor, wanted), 'people_(search|role)'],
} satisfies Record<string, readonly [(actor: Actor) => Promise<unknown>, string]>;

it.each(
  (['admin', 'asha', 'dev'] as const).flatMap((name) =>
    Object.entries(asks).map(([what, [ask, index]]) => ({ name, what, ask, index })),
  ),
)('$name finds $what by the index [CC-09]', async ({ name, ask, index }) => {
  const sent = vi.spyOn(opened.pool, 'query');
  await ask(actorOf(world[name]));
  const [query, values]: unknown[] = sent.mock.calls[0] ?? [];
  sent.mockRestore();
  const { text } = query as { text: string };
  const { rows } = await opened.pool.query(`explain (format json) ${text}`, values as unknown[]);
  const plan = JSON.stringify(rows[0]['QUERY PLAN']);
  expect(plan).toMatch(new RegExp(`"Index Name":"${index}"`));
  const [table] = index.split('_');
  expect(plan).not.toMatch(new RegExp(`"Seq Scan"[^}]*"Relation Name":"${table}"`));
});
