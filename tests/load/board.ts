import type { Pool } from 'pg';
import type { Role } from '#contract/core/define-call.ts';
import { measureFanOut } from './board-fan-out.ts';
import { type Askers, largeSchoolQuestions, schoolQuestions } from './board-questions.ts';
import { memoryOf, type Program } from './programs.ts';
import {
  benchmark,
  type Figures,
  measure,
  type Programs,
  prepare,
  report,
  type Setting,
} from './questions.ts';
import { addOfficeNotices, addSchools, addTraces, lastDayFrom, openSessions } from './school-rows.ts';

/**
 * `npm run bench:board`: what everybody asks the board, by real calls against the real server, while the database
 * grows to 1,000,000 notices in 1,000 schools with 100,000 students; then one school of 100,000 people, and notices to
 * 1,000 connected readers. Beside each figure: a bare handler that sends the same statements.
 * `npm run bench:board -- 1000 20000` takes other sizes. Listens on 127.0.0.1 only, ends by itself and leaves no folder.
 */
const noticesPerSchool = 1000;
/** An admin, six teachers, 100 students. */
const peoplePerSchool = 107;
const firstSchool = 10_000;
const largeSchool = 9000;

async function askersOf(pool: Pool, schoolId: number): Promise<Askers> {
  const people = await pool.query<{ id: number; role: Role; school_id: number }>(
    `select distinct on (role) id, role, school_id from people where school_id = $1 and role in (2, 3, 4)
      or login_name = 'X00001' order by role, id`,
    [schoolId],
  );
  const [superAdmin, admin, student, faculty] = await openSessions(pool, people.rows);
  if (!superAdmin || !admin || !student || !faculty) throw new Error('A role has nobody to ask.');
  return { superAdmin, admin, student, faculty };
}

async function grow(setting: Setting, from: number, to: number): Promise<void> {
  const wanted = {
    firstId: firstSchool + from,
    schools: to - from,
    peopleEach: peoplePerSchool,
    noticesEach: noticesPerSchool,
    lastDay: lastDayFrom(setting.today),
  };
  const began = performance.now();
  await addSchools(setting.pool, wanted);
  await addTraces(setting.pool, wanted);
  console.log(`\n${wanted.schools} schools added in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** The usual school, whose own notices stay 1,000, while others come. */
async function measureGrowth(setting: Setting, sizes: readonly number[]): Promise<number> {
  const month = setting.today.slice(0, 7);
  let schools = 0;
  let over = 0;
  let programs: Programs | undefined;
  let first: Map<string, Figures> | undefined;
  for (const size of sizes) {
    const wanted = Math.max(1, Math.round(size / noticesPerSchool));
    if (wanted > schools) await grow(setting, schools, wanted);
    schools = Math.max(schools, wanted);
    if (!programs) {
      const askers = await askersOf(setting.pool, firstSchool);
      const ask = (product: Program) => schoolQuestions(product, askers, setting.url, month);
      programs = await prepare(setting, ask, 'school');
    }
    const found = await measure(programs);
    const count = (schools * noticesPerSchool).toLocaleString('en');
    over += report(`${count} notices in ${schools} schools`, programs, found, first);
    first ??= found;
  }
  await programs?.product.stop();
  await programs?.bare.stop();
  return over;
}

/** 100,000 people and 10,000 notices in one school, beside all others; then 1,000 of its students connected. */
async function measureLargeSchool(setting: Setting): Promise<number> {
  const { pool, url, today } = setting;
  const large = { firstId: largeSchool, schools: 1, peopleEach: 100_000, noticesEach: 10_000 };
  await addSchools(pool, { ...large, lastDay: lastDayFrom(today) });
  await addTraces(pool, { ...large, lastDay: lastDayFrom(today) });
  const askers = await askersOf(pool, largeSchool);
  const ask = (product: Program) => largeSchoolQuestions(product, askers, url, today.slice(0, 7));
  const programs = await prepare(setting, ask, 'large');
  const found = await measure(programs);
  const over = report('One school of 100,000 people and 10,000 notices', programs, found);
  const before = memoryOf(programs.product);
  const holds = await measureFanOut(programs.product, await fanOutOf(pool, askers));
  const after = memoryOf(programs.product);
  console.log(`  server memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
  return over + (holds ? 0 : 1);
}

async function fanOutOf(pool: Pool, { faculty }: Askers) {
  const { rows: places } = await pool.query<{ grade: number; division: number }>(
    `select grade_id as grade, division_id as division from memberships where school_id = $1 and person_id = $2 limit 1`,
    [faculty.schoolId, faculty.id],
  );
  const [place] = places;
  if (!place) throw new Error('The teacher teaches nowhere.');
  const students = (condition: string, count: number) =>
    pool.query<{ id: number; role: Role; school_id: number }>(
      `select p.id, p.role, p.school_id from people p
        join memberships m on m.school_id = p.school_id and m.person_id = p.id
      where p.role = 3 and ${condition} order by p.id limit ${count}`,
      [faculty.schoolId, place.division],
    );
  const readers = await students('p.school_id = $1 and m.division_id = $2', 1000);
  const near = await students('p.school_id = $1 and m.division_id <> $2', 25);
  const far = await students('p.school_id > $1 and m.division_id <> $2', 25);
  return {
    ...place,
    teacher: faculty,
    readers: await openSessions(pool, readers.rows),
    others: await openSessions(pool, [...near.rows, ...far.rows]),
  };
}

async function run(setting: Setting): Promise<number> {
  const given = process.argv.slice(2).map(Number).filter(Boolean);
  const sizes = given.length > 0 ? given : [1000, 100_000, 1_000_000];
  const { pool, today } = setting;
  const office = await pool.query<{ id: number }>("select id from people where login_name = 'X00001'");
  await addOfficeNotices(pool, 300, office.rows[0]?.id ?? 0, lastDayFrom(today));
  return (await measureGrowth(setting, sizes)) + (await measureLargeSchool(setting));
}

await benchmark(run);
