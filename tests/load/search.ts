/**
 * How long searching takes at the server with 1,000,000 notices and 100,000 people in 50 schools:
 * `npx tsx tests/load/search.ts [notices] [people] [schools]`; every fifth notice carries a file of some pages. Beside
 * each category stands the same search as one would write it bare (`ilike` on the title or name, own school, no rights
 * looked at).
 */
import type { Role } from '#contract/core/define-call.ts';
import { type DatabaseHandle, openDatabase, patientLimits } from '#server/db/database.ts';
import { forgiveSpelling } from '#server/db/like-words.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { foundInFiles } from '#server/notices/excerpt.ts';
import { findNotices, findNoticesByFile, findNoticesLike } from '#server/notices/queries/found-notices.ts';
import { listBoard } from '#server/notices/queries/notice-board.ts';
import { findPeople, findPeopleLike } from '#server/search/queries/search.ts';
import { searchWords } from '../../contract/search/fold.ts';
import { actorOf } from '../server/actor.ts';
import { startPostgres, stopEverything } from './programs.ts';
import { addSchools } from './school-rows.ts';

const noticeCount = Number(process.argv[2] ?? 1_000_000);
const peopleCount = Number(process.argv[3] ?? 100_000);
const schoolCount = Number(process.argv[4] ?? 50);
/** Whose people search. */
const askedSchool = Math.min(7, schoolCount);
const rounds = 40;
const today = '2026-11-18';

/** A text file on every fifth notice. */
async function fillFiles(run: (text: string) => Promise<unknown>): Promise<void> {
  // Of 1,000 words each file has 150, some of them in every second file, and pieces of 1,500 letters.
  await run(
    `insert into files (school_id, id, owner_id, name, extension, type, mime, size, sha256, storage_key, created_at)
    select school_id, gen_random_uuid(), created_by, 'plan.pdf', 'pdf', 'pdf', 'application/pdf', 1, md5(id::text), '', created_at
    from notices where id / 50 % 5 = 0`,
  );
  await run(
    `insert into notice_files (school_id, notice_id, position, file_id, name)
    select n.school_id, n.id, 0, f.id, f.name
    from notices n join files f on f.school_id = n.school_id and f.sha256 = md5(n.id::text)`,
  );
  await run(
    `insert into file_texts (school_id, sha256, words, created_at)
    select n.school_id, md5(n.id::text), array_to_tsvector(array(
      select n.school_id || '_' || case when w < 10 then case when (n.id / 5 + w) % 2 = 0 then 'common' || w else 'other' || w end
        else 'word' || (n.id * 7919 + w * 104729 + w * w * n.id) % 1000 || 'x' end
      from generate_series(0, 149) w)), n.created_at
    from notices n where n.id / 50 % 5 = 0`,
  );
  await run(
    `insert into file_text_parts (school_id, sha256, part, text, words)
    select t.school_id, t.sha256, part, repeat('Some text. ', 130),
      ' ' || (select string_agg(split_part(lexeme, '_', 2), ' ') from unnest(t.words)) || ' '
    from file_texts t, generate_series(0, 4) part`,
  );
  await run('vacuum analyze');
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
  const database = openDatabase(postgres.url, { ...patientLimits, statementSeconds: 0 });
  const { pool } = database;
  try {
    await migrateDatabase(pool);
    const begun = performance.now();
    await addSchools(pool, {
      firstId: 1,
      schools: schoolCount,
      peopleEach: Math.round(peopleCount / schoolCount),
      noticesEach: Math.round(noticeCount / schoolCount),
      lastDay: today,
    });
    await fillFiles((text) => pool.query(text));
    say(
      `${noticeCount} notices, ${peopleCount} people, filled in ${Math.round((performance.now() - begun) / 1000)} s`,
    );
    const size = await pool.query(`select relname, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
      where relname in ('notices_search', 'people_search', 'file_texts_words', 'file_texts', 'file_text_parts')`);
    for (const row of size.rows) say(`${row.relname}: ${row.size}`);
    await measureAll(database);
  } finally {
    await database.close();
    await stopEverything();
  }
}

async function measureAll({ db, pool, transaction }: DatabaseHandle): Promise<void> {
  const someone = async (role: Role) => {
    const { rows } = await pool.query(
      'select id from people where school_id = $1 and role = $2 order by id limit 1',
      [askedSchool, role],
    );
    return actorOf({ id: rows[0]?.id, role, schoolId: askedSchool });
  };
  const who = [
    await someone(2),
    await someone(3),
    await someone(4),
    actorOf({ id: 0, role: 1, schoolId: 0 }),
  ];
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
        await line('notices', each.role, text, bareOf('notices', 'title', askedSchool)(text), () =>
          transaction(async (tx) => {
            await forgiveSpelling(tx);
            const wanted = { words: searchWords(text), limit };
            const exact = await findNotices(tx, each, today, wanted);
            return exact.length >= 3
              ? exact.length
              : exact.length + (await findNoticesLike(tx, each, today, wanted)).length;
          }),
        );
    if (each.role !== 1)
      for (const text of ['word77x', 'word77x word5', 'common4', 'common4 other3', 'word', 'nothinglikethis'])
        for (const isShown of [false, true])
          await line(isShown ? 'excerpts' : 'in files', each.role, text, null, async () => {
            const words = searchWords(text);
            const found = await findNoticesByFile(db, each, today, { words, limit });
            if (!isShown) return found.length;
            const at = found.map((row) => ({ schoolId: row.school_id, id: row.id }));
            return (await foundInFiles(db, at, words)).size;
          });
    if (each.role === 2 || each.role === 4)
      for (const text of ['homework', 'word77x', 'common4'])
        await line('the board', each.role, text, null, async () => {
          const board = { list: 'active', startRow: 0, limit: 30, month: '', title: text } as const;
          const { rows, count } = await listBoard(db, each, today, {
            ...board,
            authors: undefined,
            state: undefined,
            sort: undefined,
          });
          await foundInFiles(
            db,
            rows.map(({ notice }) => notice),
            searchWords(text),
          );
          return count;
        });
    for (const text of ['sharma', 'shrama', 'asha rao', 'वर्मा', 'munoz', 'as', 'nobodyatall'])
      await line(
        'people',
        each.role,
        text,
        bareOf('people', "first_name || ' ' || last_name", askedSchool)(text),
        () =>
          transaction(async (tx) => {
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
