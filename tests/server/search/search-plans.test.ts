import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#server/core/actor.ts';
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts';
import { findNotices, findNoticesByFile, findNoticesLike } from '#server/notices/queries/found-notices.ts';
import { type BoardQuery, listBoard } from '#server/notices/queries/notice-board.ts';
import { findPeople, findPeopleLike } from '#server/search/queries/search.ts';
import { actorOf } from '../actor.ts';
import { planOf, statementsOf } from '../query-plans.ts';
import { createDatabase } from '../test-server.ts';
import { buildWorld, type World } from '../world.ts';

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
  await pool.query(
    `insert into files (school_id, id, owner_id, name, extension, type, mime, size, sha256, storage_key, created_at)
    select school_id, gen_random_uuid(), created_by, 'plan.pdf', 'pdf', 'pdf', '', 1, md5(id::text), '', now()
    from notices where id % 7 = 0`,
  );
  await pool.query(
    `insert into notice_files (school_id, notice_id, position, file_id, name)
    select n.school_id, n.id, 0, f.id, f.name from notices n
    join files f on f.school_id = n.school_id and f.sha256 = md5(n.id::text)`,
  );
  await pool.query(
    `insert into file_texts (school_id, sha256, words, created_at)
    select school_id, sha256, array_to_tsvector(array(
      select school_id || '_' || left(md5(sha256 || w), 6) from generate_series(1, 60) w)), now() from files`,
  );
  await pool.query(
    `insert into notice_translations (school_id, notice_id, language, title, description, of_title, of_description,
      version, written_by, updated_at)
    select school_id, id, 'hi', md5('hi' || id), '', '', '', 1, created_by, now() from notices`,
  );
  await pool.query('vacuum analyze');
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const wanted = { words: ['abcde'], limit: 31 };
const boardWith = (title: string): BoardQuery => ({
  list: 'active',
  startRow: 0,
  limit: 30,
  month: '',
  title,
  authors: undefined,
  state: undefined,
  sort: undefined,
});
const asks = {
  'notices with a word': [(actor) => findNotices(opened.db, actor, today, wanted), 'notices_search'],
  'notices with nearly a word': [
    (actor) => findNoticesLike(opened.db, actor, today, wanted),
    'notices_search',
  ],
  'notices with a word in a file': [
    (actor) => findNoticesByFile(opened.db, actor, today, wanted),
    'file_texts_words',
  ],
  'rows of the full board with a word in the title or a file': [
    (actor) => listBoard(opened.db, actor, today, boardWith('abcde')),
    'file_texts_words',
  ],
  'rows of the full board with a translated word': [
    (actor) => listBoard(opened.db, { ...actor, language: 'hi' }, today, boardWith('abcde')),
    'notice_translations_search',
  ],
  'notices with a translated word': [
    (actor) => findNotices(opened.db, actor, today, wanted),
    'notice_translations_search',
  ],
  'notices with nearly a translated word': [
    (actor) => findNoticesLike(opened.db, actor, today, wanted),
    'notice_translations_search',
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
  const [statement] = await statementsOf(opened.pool, () => ask(actorOf(world[name])));
  if (!statement) throw new Error('Nothing was asked.');
  const plan = JSON.stringify(await planOf(opened.pool, statement));
  expect(plan).toMatch(new RegExp(`"Index Name":"${index}"`));
  const table = index.replace(/_(search|\(.*)$/, '');
  const tables = index === 'file_texts_words' ? ['notices', 'files', 'notice_files', 'file_texts'] : [table];
  for (const each of tables) expect(plan).not.toMatch(new RegExp(`"Seq Scan"[^}]*"Relation Name":"${each}"`));
});
