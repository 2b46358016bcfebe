/**
 * How long searching takes at the server with 1,000,000 notices and 100,000 people in 50 schools:
 * `npx tsx tests/load/search.ts [notices] [people]`. Beside each category stands the same search as one would write
 * it bare (`ilike` on the title or name, own school, no rights looked at).
 */
import type { Role } from '#contract';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import {
  findNotices,
  findNoticesLike,
  findPeople,
  findPeopleLike,
  forgiveSpelling,
} from '#server/db/queries/search.ts';
import type { Actor } from '#server/domain/sessions.ts';
import { searchWords } from '../../contract/search/fold.ts';
import { startPostgres, stopEverything } from './programs.ts';

const noticeCount = Number(process.argv[2] ?? 1_000_000);
const peopleCount = Number(process.argv[3] ?? 100_000);
const schoolCount = 50;
const rounds = 40;
const today = '2026-11-18';

const subjects =
  `Maths,Science,History,Geography,English,Hindi,Sanskrit,Biology,Chemistry,Physics,Civics,Music,Art,Sports,
Computer,गणित,विज्ञान,اردو,ریاضی,Économie`
    .split(',')
    .map((each) => each.trim());
const things =
  `homework,test,excursion,revision,worksheet,project,meeting,fair,practical,quiz,परीक्षा,کام,exposé,
assembly,library visit,holiday,annual day,competition,rehearsal,feedback`
    .split(',')
    .map((each) => each.trim());
const firstNames =
  'Asha,Bina,Chetan,Dev,Esha,Farid,Gauri,Harish,Ishita,Jai,Kavita,Lakshmi,Mohan,Nadia,Om,Priya,आरव,سارہ,José,Zoë';
const lastNames =
  'Rao,Sharma,Iyer,Khan,Patel,Menon,Singh,Das,Fernandes,Gill,Nair,Bose,वर्मा,خان,Muñoz,Kulkarni,Reddy,Joshi,Ali,Roy';

async function fill(pool: ReturnType<typeof openDatabase>['pool']): Promise<void> {
  const run = (text: string, values: unknown[] = []) => pool.query(text, values);
  await run(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
    select n, 'School ' || n, 'S' || n, 0, 'Asia/Kolkata', '2026-2027' from generate_series(0, $1::int) n`,
    [schoolCount],
  );
  await run(
    `insert into grades (school_id, name, position)
    select s, 'Grade ' || g, g from generate_series(1, $1::int) s, generate_series(1, 12) g`,
    [schoolCount],
  );
  await run(
    `insert into divisions (school_id, grade_id, name)
    select school_id, id, d from grades, unnest(array['A', 'B', 'C', 'D']) d`,
  );
  await run(
    `insert into people (school_id, role, login_name, first_name, last_name)
    select 1 + n % $1, case when n / $1 = 0 then 2 when n / $1 % 16 = 0 then 4 else 3 end, 'L' || n,
      (string_to_array($2, ','))[1 + (n * 7 + n / 20) % 20], (string_to_array($3, ','))[1 + (n * 13 + n / 400) % 20]
      || ' ' || n % 997
    from generate_series(0, $4::int - 1) n`,
    [schoolCount, firstNames, lastNames, peopleCount],
  );
  await run(
    `insert into memberships (school_id, person_id, division_id, grade_id)
    select p.school_id, p.id, d.id, d.grade_id
    from people p, lateral (
      select id, grade_id from divisions where school_id = p.school_id
      order by id offset p.id % 44 limit case when p.role = 4 then 4 else 1 end) d
    where p.role in (3, 4)`,
  );
  await run(
    `insert into notices (school_id, title, description, notice_for, due_date, visible_from, due_date_mandatory,
      notify_email, is_active, grade_choice, division_choice, videos, created_by, created_by_role, created_at, updated_at)
    select 1 + n % $1, (string_to_array($2, ','))[1 + (n / $1) % 20] || ' ' || (string_to_array($3, ','))[1 + (n / $1 / 20) % 20]
      || ' week ' || n % 53 || ' no ' || n, repeat('Please bring your book. ', 6), 1 + n % 3, day + 7, day, false, false,
      n % 10 > 0, '0', '0', '[]', a.id, 4, day, day
    from generate_series(0, $4::int - 1) n
    join (select school_id, min(id) as id from people where role = 4 group by school_id) a on a.school_id = 1 + n % $1,
      lateral (select $5::date - n / 3000 as day) days`,
    [schoolCount, subjects.join(','), things.join(','), noticeCount, today],
  );
  await run(
    `insert into notice_audiences (school_id, notice_id, grade_id, division_id)
    select n.school_id, n.id, coalesce(g.id, 0), 0
    from notices n left join grades g on g.school_id = n.school_id and g.position = n.id % 13`,
  );
  await run('vacuum analyze');
}

function actor(id: number, role: Role, schoolId: number): Actor {
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

async function measure(run: () => Promise<number>): Promise<{ p50: number; p95: number; found: number }> {
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    found = await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), found };
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const postgres = await startPostgres();
  const database = openDatabase(postgres.url);
  const { db, pool } = database;
  try {
    await migrateDatabase(pool);
    const begun = performance.now();
    await fill(pool);
    say(
      `${noticeCount} notices, ${peopleCount} people, filled in ${Math.round((performance.now() - begun) / 1000)} s`,
    );
    const size = await pool.query(`select relname, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
      where relname in ('notices_search', 'people_search')`);
    for (const row of size.rows) say(`${row.relname}: ${row.size}`);
    await measureAll(db, pool);
  } finally {
    await database.close();
    await stopEverything();
  }
}

async function measureAll(db: Database, pool: ReturnType<typeof openDatabase>['pool']): Promise<void> {
  const someone = async (role: Role) => {
    const { rows } = await pool.query(
      'select id from people where school_id = 7 and role = $1 order by id limit 1',
      [role],
    );
    return actor(rows[0]?.id, role, 7);
  };
  const who = [await someone(2), await someone(3), await someone(4), actor(0, 1, 0)];
  say('category  role  search                      p50 ms  p95 ms  found   bare p50');
  const line = async (
    category: string,
    role: Role,
    text: string,
    bare: (() => Promise<number>) | null,
    run: () => Promise<number>,
  ) => {
    const { p50, p95, found } = await measure(run);
    const beside = bare ? (await measure(bare)).p50.toFixed(1) : '';
    say(
      `${category.padEnd(10)}${String(role).padEnd(6)}${text.padEnd(26)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}${String(found).padStart(7)}${beside.padStart(11)}`,
    );
  };
  const bareOf = (table: string, column: string, schoolId: number) => (text: string) => async () =>
    (
      await pool.query(
        `select id from ${table} where school_id = $1 and ${column} ilike $2 order by id desc limit 31`,
        [schoolId, `%${text}%`],
      )
    ).rowCount ?? 0;
  for (const each of who) {
    const limit = 31;
    if (each.role !== 1)
      for (const text of [
        'homework',
        'homwork',
        'sceince fair',
        'परीक्षा',
        'expose',
        'ri',
        'no 61306',
        'nothinglikethis',
      ])
        await line('notices', each.role, text, bareOf('notices', 'title', 7)(text), () =>
          db.transaction(async (tx) => {
            await forgiveSpelling(tx);
            const wanted = { words: searchWords(text), limit };
            const exact = await findNotices(tx, each, today, wanted);
            return exact.length >= 3
              ? exact.length
              : exact.length + (await findNoticesLike(tx, each, today, wanted)).length;
          }),
        );
    for (const text of ['sharma', 'shrama', 'asha rao', 'वर्मा', 'munoz', 'as', 'nobodyatall'])
      await line('people', each.role, text, bareOf('people', "first_name || ' ' || last_name", 7)(text), () =>
        db.transaction(async (tx) => {
          await forgiveSpelling(tx);
          const wanted = { words: searchWords(text), limit };
          const exact = await findPeople(tx, each, wanted);
          return exact.length >= 3
            ? exact.length
            : exact.length + (await findPeopleLike(tx, each, wanted)).length;
        }),
      );
  }
}

await main();
