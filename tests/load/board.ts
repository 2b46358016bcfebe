import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { Role } from '#contract';
import { schoolDay } from '#server/core/school-day.ts';
import { measureFanOut } from './board-fan-out.ts';
import { type Askers, largeSchoolQuestions, type Question, schoolQuestions } from './board-questions.ts';
import { sendAll } from './http-load.ts';
import {
  buildServer,
  mailSent,
  memoryOf,
  type Program,
  processorTimeOf,
  startPostgres,
  startProduct,
  startReplay,
  stopEverything,
} from './programs.ts';
import { recordStatements, type Statement, withStatementLog } from './recording.ts';
import { percentile, printRow } from './report.ts';
import { addOfficeNotices, addSchools, addTraces, lastDayFrom, openSessions } from './school-rows.ts';

/**
 * `npm run bench:board`: what everybody asks the board, by real calls against the real server, while the database
 * grows to 1,000,000 notices in 1,000 schools with 100,000 students; then one school of 100,000 people, and notices to
 * 1,000 connected readers. Beside each figure: a bare handler that sends the same statements.
 * `npm run bench:board -- 1000 20000` takes other sizes. Listens on 127.0.0.1 only, ends by itself and leaves no folder.
 */
const barMilliseconds = 50;
/** A question may take this many times its first p50, where that is more than a few milliseconds longer. */
const flatRatio = 2;
const flatMilliseconds = 5;
const noticesPerSchool = 1000;
/** An admin, six teachers, 100 students. */
const peoplePerSchool = 107;
const firstSchool = 10_000;
const largeSchool = 9000;
const callsAtMost = 24;
const callsAtLeast = 6;
/** Milliseconds for one question of one program: on a busy machine there are fewer calls instead of a longer run. */
const patience = 500;
const warmUps = 6;

interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly bare: number;
  /** Milliseconds of the server's processor a call. */
  readonly server: number;
}

interface Setting {
  readonly pool: Pool;
  readonly url: string;
  readonly folder: string;
  readonly logFile: string;
  readonly today: string;
}

/** What stays while the database grows. */
interface Programs {
  readonly product: Program;
  readonly bare: Program;
  readonly questions: readonly Question[];
}

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

/** The questions with a bare handler for each, out of what the product sends to the database for it. */
async function prepare(
  setting: Setting,
  ask: (product: Program) => Promise<Question[]>,
  name: string,
): Promise<Programs> {
  const recorder = await startProduct(withStatementLog(setting.url), setting.folder);
  const questions = await ask(recorder);
  const recorded: Statement[][] = [];
  for (const { request } of questions) {
    const send = () => sendAll(recorder.port, [request], { connections: 1 });
    // Who asks is remembered for a second: the second call sends what the question itself needs.
    await send();
    recorded.push(await recordStatements(setting.logFile, send));
  }
  await recorder.stop();
  const file = join(setting.folder, `${name}.json`);
  await writeFile(file, JSON.stringify(recorded));
  const product = await startProduct(setting.url, setting.folder);
  return { product, bare: await startReplay(setting.url, file), questions };
}

/** Each question some times, the product first and then the bare handler. */
async function measure({ product, bare, questions }: Programs): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures>();
  for (const [index, { name, request }] of questions.entries()) {
    const times = async (program: Program, asked: Question['request'], calls: number) =>
      (
        await sendAll(
          program.port,
          Array.from({ length: calls }, () => asked),
          { connections: 1 },
        )
      ).times;
    const usual = percentile(await times(product, request, warmUps), 0.5);
    const calls = Math.max(callsAtLeast, Math.min(callsAtMost, Math.floor(patience / usual)));
    const before = processorTimeOf(product.pid);
    const ours = await times(product, request, calls);
    const server = (processorTimeOf(product.pid) - before) / ours.length;
    const replayed = { path: `/${index}`, token: '', body: {} };
    await times(bare, replayed, warmUps);
    const theirs = await times(bare, replayed, calls);
    const at = (part: number) => percentile(ours, part);
    found.set(name, { p50: at(0.5), p95: at(0.95), p99: at(0.99), bare: percentile(theirs, 0.5), server });
  }
  return found;
}

function report(
  title: string,
  product: Program,
  found: ReadonlyMap<string, Figures>,
  first?: ReadonlyMap<string, Figures>,
): number {
  let over = 0;
  console.log(
    `\n${title} (bar: p95 ${barMilliseconds} ms${first ? `, ${flatRatio} times the first p50` : ''})`,
  );
  printRow(['', '', 'p50 ms', 'p95 ms', 'p99 ms', 'bare p50', 'server ms', first ? '× first' : '']);
  for (const [name, { p50, p95, p99, bare, server }] of found) {
    const p50Before = first?.get(name)?.p50;
    const ratio = p50Before === undefined ? 1 : p50 / p50Before;
    const isSteep = ratio > flatRatio && p50 - (p50Before ?? 0) > flatMilliseconds;
    const isOver = p95 > barMilliseconds || isSteep;
    if (isOver) over += 1;
    const figures = [p50, p95, p99, bare, server].map((figure) => figure.toFixed(1));
    const flatness = p50Before === undefined ? '' : ratio.toFixed(2);
    printRow([name.padEnd(24), '', ...figures, flatness, isOver ? 'OVER' : '']);
  }
  const worst = Math.max(...[...found.values()].map(({ p95 }) => p95));
  console.log(
    `  worst p95 ${worst.toFixed(1)} ms, ${over} of ${found.size} OVER, server memory ${memoryOf(product).toFixed(0)} MB`,
  );
  return over;
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
    over += report(`${count} notices in ${schools} schools`, programs.product, found, first);
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
  const over = report('One school of 100,000 people and 10,000 notices', programs.product, found);
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

async function run(): Promise<void> {
  const given = process.argv.slice(2).map(Number).filter(Boolean);
  const sizes = given.length > 0 ? given : [1000, 100_000, 1_000_000];
  await buildServer();
  const postgres = await startPostgres();
  // The first start makes the tables and the demo people.
  const seeder = await startProduct(postgres.url, postgres.folder);
  await mailSent(postgres.url);
  await seeder.stop();
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on('error', () => undefined);
  try {
    const today = schoolDay(new Date(), 'Asia/Kolkata');
    const office = await pool.query<{ id: number }>("select id from people where login_name = 'X00001'");
    await addOfficeNotices(pool, 300, office.rows[0]?.id ?? 0, lastDayFrom(today));
    const setting = { ...postgres, pool, today };
    const over = (await measureGrowth(setting, sizes)) + (await measureLargeSchool(setting));
    console.log(over === 0 ? '\nok' : `\n${over} OVER`);
    if (over > 0) process.exitCode = 1;
  } finally {
    await pool.end();
  }
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopEverything().finally(() => process.exit(1)));
  const began = performance.now();
  try {
    await run();
  } finally {
    await stopEverything();
    console.log(`in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}

await main();
