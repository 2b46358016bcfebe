/**
 * `npm run bench:morning`: a school morning. 1,000 students of the demo school come within ten minutes: each opens the
 * page, signs in, sees the first screen, opens both sockets, reads a notice with a file, opens the coding workspace and
 * saves three times. Prints how long each call took, what a student cost, and beside it the paper of docs/scale.md,
 * which is computed from `scale-costs.ts`. `-- --students 200 --minutes 1` is smaller; `-- --costs` measures the costs
 * themselves, one step after another. Listens on 127.0.0.1 only, with the rate limits of an installation as it comes,
 * ends by itself a minute after the last student at the latest, and leaves nothing.
 */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from '../../tools/build.mjs';
import { emptyLog, type Log } from './morning-line.ts';
import { type Measured, memoryOfFamily, type Reading, read, watchMemory } from './morning-meter.ts';
import { MorningStudent } from './morning-student.ts';
import { enterMorning } from './morning-world.ts';
import { buildServer, mailSent, memoryOf, startPostgres, startProduct, stopEverything } from './programs.ts';
import { percentile, printRow } from './report.ts';
import { costOf, loadOf, morning, type Step, stepNames } from './scale-costs.ts';

const option = (name: string, otherwise: number, most: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? otherwise : Number(process.argv[at + 1]);
  if (!(value > 0 && value <= most)) throw new Error(`--${name} is a number above 0, ${most} at most.`);
  return value;
};
const isCosts = process.argv.includes('--costs');
const students = Math.round(option('students', isCosts ? 120 : 1_000, 1_900));
const minutes = option('minutes', 10, 60);
/** Between two steps of a student, as a part of the whole time. */
const breath = Math.min(5_000, (minutes * 60_000) / 60);
const steps = Object.keys(stepNames) as Step[];

async function doStep(student: MorningStudent, step: Step, round: number): Promise<void> {
  if (step === 'save') await student.save(round);
  else await student[step]();
}

async function whole(student: MorningStudent, due: number): Promise<void> {
  await pause(Math.max(0, due - performance.now()));
  for (const step of steps)
    for (let round = 0; round < morning[step]; round += 1) {
      if (step === 'notice' || step === 'workspace' || step === 'save') await pause(breath);
      await doStep(student, step, round);
    }
}

/** What came to be between two readings, for each of so many. */
function between(before: Reading, after: Reading, bytes: number, each: number) {
  const of = (part: 'server' | 'database' | 'inserted' | 'updated' | 'written') =>
    (after[part] - before[part]) / each;
  return {
    server: of('server'),
    database: of('database'),
    wire: bytes / each / 1000,
    inserted: of('inserted'),
    updated: of('updated'),
    written: of('written') / 1000,
  };
}

/** What the database counts is told to others a moment later. */
const settled = () => pause(2_500);
/** A connection tells the database's counters what it did within ten seconds of its last statement. */
const countersTold = () => pause(10_500);
/** Times as they are now, and rows once all of them are counted. */
async function readWhole(measured: Measured): Promise<Reading> {
  const now = await read(measured);
  await countersTold();
  const { inserted, updated } = await read(measured);
  return { ...now, inserted, updated };
}
const callsIn = ({ times }: Log) => [...times.values()].reduce((sum, { length }) => sum + length, 0);
const round = (value: number) => Number(value.toPrecision(value < 10 ? 2 : 3));

/** One step of all, a few at a time, then the next: what each costs, as a table for `scale-costs.ts`. */
async function measureCosts(measured: Measured, all: readonly MorningStudent[], log: Log): Promise<void> {
  const bytes = () => all.reduce((sum, student) => sum + student.bytes(), 0);
  // What is compiled and planned at the first times is not what a step costs.
  const [warm, rest] = [all.slice(0, all.length / 3), all.slice(all.length / 3)];
  for (const step of steps) {
    await inTurns(warm, (student) => doStep(student, step, 0));
    await countersTold();
    const [before, from, asked] = [await read(measured), bytes(), callsIn(log)];
    await inTurns(rest, (student) => doStep(student, step, 0));
    await settled();
    const found = between(before, await readWhole(measured), bytes() - from, rest.length);
    const shown = Object.entries({ calls: (callsIn(log) - asked) / rest.length, ...found });
    console.log(
      `  ${step}: { ${shown.map(([name, value]) => `${name}: ${round(Math.max(0, value))}`).join(', ')} },`,
    );
  }
}

async function inTurns(all: readonly MorningStudent[], act: (student: MorningStudent) => Promise<void>) {
  const left = [...all];
  const worker = async () => {
    for (let student = left.pop(); student; student = left.pop()) await act(student);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

function reportTimes({ times, refused }: Log): void {
  printRow(['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms']);
  for (const [name, took] of [...times].toSorted(([one], [other]) => one.localeCompare(other, 'en'))) {
    const shown = [0.5, 0.95, 0.99].map((part) => percentile(took, part).toFixed(1));
    console.log(
      `  ${name.padEnd(32)}${[String(took.length), ...shown].map((cell) => cell.padStart(10)).join('')}`,
    );
  }
  for (const [said, times_] of refused) console.log(`  refused ${times_} times: ${said}`);
}

async function simulate(measured: Measured, all: readonly MorningStudent[], log: Log): Promise<void> {
  const { product, pid } = measured;
  const memoryBefore = memoryOf(product);
  const mostMemory = watchMemory(product, 500);
  const before = await read(measured);
  const began = performance.now();
  const span = minutes * 60_000 - breath * (2 + morning.save);
  await Promise.all(all.map((student, index) => whole(student, began + (index / students) * span)));
  const seconds = (performance.now() - began) / 1000;
  const most = mostMemory();
  await settled();
  const after = await readWhole(measured);
  const bytes = all.reduce((sum, student) => sum + student.bytes(), 0);
  const found = between(before, after, bytes, students);
  const calls = callsIn(log);
  const [paper, load] = [costOf(morning), loadOf(students, seconds / 60)];
  const own = after.server - before.server + (after.database - before.database) + (after.load - before.load);
  const ticks = after.machine.all - before.machine.all;
  const others = Math.max(0, after.machine.busy - before.machine.busy - own) / ticks;

  console.log(`\n${students} students within ${(seconds / 60).toFixed(1)} minutes`);
  reportTimes(log);
  const row = (name: string, measuredValue: number, paperValue: number) =>
    console.log(
      `  ${name.padEnd(46)}${String(round(measuredValue)).padStart(10)}${String(round(paperValue)).padStart(10)}`,
    );
  console.log(`\n  ${''.padEnd(46)}${'measured'.padStart(10)}${'paper'.padStart(10)}`);
  row('calls and pages a second', calls / seconds, load.callsPerSecond);
  row('a student: milliseconds of a core, server', found.server, paper.server);
  row('a student: milliseconds of a core, database', found.database, paper.database);
  row('a student: kilobytes on the wire', found.wire, paper.wire);
  row('a student: rows added', found.inserted, paper.inserted);
  row('a student: rows changed', found.updated, paper.updated);
  row('a student: kilobytes in the database’s log', found.written, paper.written);
  row('cores busy, server', (found.server * students) / seconds / 1000, load.serverCores);
  row('cores busy, database', (found.database * students) / seconds / 1000, load.databaseCores);
  row('sockets', students * 2, load.sockets);
  row('megabytes the server grew by, at most', most - memoryBefore, load.memoryMegabytes);
  console.log(
    `  server ${Math.round(most)} MB at most, database ${Math.round(memoryOfFamily(pid))} MB at the end and ` +
      `${((after.databaseSize - before.databaseSize) / 1e6).toFixed(1)} MB larger on disk; ` +
      `others took ${(others * 100).toFixed(0)} % of the machine`,
  );
  if (log.refused.size > 0) process.exitCode = 1;
}

/** The pages are needed as well; those of an earlier build will do. */
const buildAll = () =>
  existsSync(fileURLToPath(new URL('../../dist/pages/en.html', import.meta.url))) ? buildServer() : build();

async function run(): Promise<void> {
  await buildAll();
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder, 0, {
    RATE_LIMITS: 'on',
    LOGIN_TRIES_PER_MINUTE: '10',
  });
  await mailSent(postgres.url);
  const world = await enterMorning(postgres.url, students);
  const log = emptyLog();
  const all = world.loginNames.map((name) => new MorningStudent(product.port, name, world, log));
  const measured = { product, url: postgres.url, pid: postgres.pid };
  const tooLong = setTimeout(
    () => {
      console.log('It took too long.');
      void stopEverything().finally(() => process.exit(1));
    },
    (minutes + 1) * 60_000,
  );
  try {
    if (isCosts) await measureCosts(measured, all, log);
    else await simulate(measured, all, log);
    if (isCosts) reportTimes(log);
  } finally {
    clearTimeout(tooLong);
    for (const student of all) student.leave();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopEverything().finally(() => process.exit(1)));
try {
  await run();
} finally {
  await stopEverything();
}
