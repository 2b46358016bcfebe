import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { schoolDay } from '#server/core/school-day.ts';
import { type LoadRequest, sendAll } from './http-load.ts';
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

const barMilliseconds = 50;
/** A question may take this many times its first p50, where that is more than a few milliseconds longer. */
const flatRatio = 2;
const flatMilliseconds = 5;
const callsAtMost = 24;
const callsAtLeast = 6;
/** Milliseconds for one question of one program: on a busy machine there are fewer calls instead of a longer run. */
const timeoutMs = 500;
const warmUps = 6;

/** One thing people ask, as one request. */
export interface Question {
  readonly name: string;
  readonly request: LoadRequest;
  /** Milliseconds that 95 of 100 answers may take; else the usual. */
  readonly bar?: number;
  /** It writes down who asked, which a bare handler could not do twice. */
  readonly writes?: boolean;
}

export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly bare: number;
  /** Milliseconds of the server's processor a call. */
  readonly server: number;
}

/** Where the programs find the database, and a folder of theirs. */
export interface Setting {
  readonly pool: Pool;
  readonly url: string;
  readonly folder: string;
  readonly logFile: string;
  readonly today: string;
}

/** What stays while the database grows. */
export interface Programs {
  readonly product: Program;
  readonly bare: Program;
  readonly questions: readonly Question[];
}

/** The questions with a bare handler for each, out of what the product sends to the database for it. */
export async function prepare(
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
export async function measure({ product, bare, questions }: Programs): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures>();
  for (const [index, { name, request, writes }] of questions.entries()) {
    const times = async (program: Program, asked: Question['request'], calls: number) =>
      (
        await sendAll(
          program.port,
          Array.from({ length: calls }, () => asked),
          { connections: 1 },
        )
      ).times;
    const usual = percentile(await times(product, request, warmUps), 0.5);
    const calls = Math.max(callsAtLeast, Math.min(callsAtMost, Math.floor(timeoutMs / usual)));
    const before = processorTimeOf(product.pid);
    const ours = await times(product, request, calls);
    const server = (processorTimeOf(product.pid) - before) / ours.length;
    const replayed = { path: `/${index}`, token: '', body: {} };
    if (!writes) await times(bare, replayed, warmUps);
    const theirs = writes ? [] : await times(bare, replayed, calls);
    const at = (part: number) => percentile(ours, part);
    found.set(name, { p50: at(0.5), p95: at(0.95), p99: at(0.99), bare: percentile(theirs, 0.5), server });
  }
  return found;
}

export function report(
  title: string,
  { product, questions }: Programs,
  found: ReadonlyMap<string, Figures>,
  first?: ReadonlyMap<string, Figures>,
): number {
  const bars = new Map(questions.map(({ name, bar }) => [name, bar]));
  let over = 0;
  console.log(
    `\n${title} (bar: p95 ${barMilliseconds} ms${first ? `, ${flatRatio} times the first p50` : ''})`,
  );
  printRow(['', '', 'p50 ms', 'p95 ms', 'p99 ms', 'bare p50', 'server ms', first ? '× first' : '']);
  for (const [name, { p50, p95, p99, bare, server }] of found) {
    const p50Before = first?.get(name)?.p50;
    const ratio = p50Before === undefined ? 1 : p50 / p50Before;
    const isSteep = ratio > flatRatio && p50 - (p50Before ?? 0) > flatMilliseconds;
    const bar = bars.get(name) ?? barMilliseconds;
    const isOver = p95 > bar || isSteep;
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

/**
 * A whole benchmark over a database of its own that has the demo people: `run` answers how many bars were not held.
 * Ends by itself, also when it is interrupted, and leaves no folder.
 */
export async function benchmark(run: (setting: Setting) => Promise<number>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopEverything().finally(() => process.exit(1)));
  const began = performance.now();
  try {
    await buildServer();
    const postgres = await startPostgres();
    // The first start makes the tables and the demo people.
    const seeder = await startProduct(postgres.url, postgres.folder);
    await mailSent(postgres.url);
    await seeder.stop();
    const pool = new Pool({ connectionString: postgres.url, max: 2 });
    pool.on('error', () => undefined);
    try {
      const over = await run({ ...postgres, pool, today: schoolDay(new Date(), 'Asia/Kolkata') });
      console.log(over === 0 ? '\nok' : `\n${over} OVER`);
      if (over > 0) process.exitCode = 1;
    } finally {
      await pool.end();
    }
  } finally {
    await stopEverything();
    console.log(`in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}
