import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Program {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Milliseconds that its event loop came late at most, since this was last asked; NaN where nothing is measured. */
  readonly takeLoopDelay: () => Promise<number>;
}

const stops: (() => Promise<void>)[] = [];

/** Ends something else too. */
export const alsoStop = (stop: () => Promise<void>): void => void stops.push(stop);

let stopping: Promise<void> | undefined;

/** Ends everything that was started, the last first; asked twice, both wait for the same end. */
export function stopEverything(): Promise<void> {
  stopping ??= stops.reduceRight((ended, stop) => ended.then(stop), Promise.resolve());
  return stopping;
}

/** The embedded PostgreSQL as the product runs it, every commit on disk, in a temporary folder. */
export async function startPostgres(): Promise<
  EmbeddedPostgres & { folder: string; logFile: string; pid: number }
> {
  const folder = await mkdtemp(join(tmpdir(), 'banyan-bench-'));
  await chmod(folder, 0o755);
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres(folder);
  stops.push(postgres.stop);
  const cluster = join(folder, 'database');
  const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  return { ...postgres, folder, logFile: join(cluster, 'server.log'), pid };
}

export async function buildServer(): Promise<void> {
  const script = "import('./tools/build.mjs').then((tools) => tools.buildServer())";
  const child = spawn(process.execPath, ['-e', script], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The server could not be built.');
}

/** The built server, as `npm start` runs it, without limits that would stop the load unless `env` says so. */
export async function startProduct(
  databaseUrl: string,
  folder: string,
  port = 0,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  return startProgram(['--enable-source-maps', ...profiling(), ...loopDelay, 'dist/server/main.js'], {
    PORT: String(port === 0 ? await freePort() : port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
    LOGIN_TRIES_PER_MINUTE: '1000000',
    DEMO_DATA: 'on',
    ...env,
  });
}

/** Loaded before the product: the program tells how late its event loop came, whenever it is asked. */
const loopDelay = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    import { monitorEventLoopDelay } from 'node:perf_hooks';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread && process.send) {
      const seen = monitorEventLoopDelay({ resolution: 5 });
      seen.enable();
      process.on('message', () => {
        process.send(Math.max(0, seen.max / 1e6 - 5));
        seen.reset();
      });
      process.channel.unref();
    }`)}`,
];

/** `BENCH_PROFILE=folder` writes a processor profile of the product there. */
function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

/** The handler to compare with; `callsFile` tells it what to do. */
export function startBare(databaseUrl: string, callsFile: string): Promise<Program> {
  return startProgram(['--import', 'tsx', 'tests/load/bare.ts'], {
    DATABASE_URL: databaseUrl,
    CALLS_FILE: callsFile,
  });
}

/** A handler for each of the recorded questions, and nothing else. */
export function startReplay(databaseUrl: string, questionsFile: string): Promise<Program> {
  return startProgram(['--import', 'tsx', 'tests/load/replay.ts'], {
    DATABASE_URL: databaseUrl,
    QUESTIONS_FILE: questionsFile,
  });
}

async function startProgram(args: string[], env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = () => endOf(child);
  stops.push(stop);
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`${args.at(-1)} did not start: ${said}`)));
  });
  const takeLoopDelay = async () => {
    if (!loopDelay.every((part) => args.includes(part))) return Number.NaN;
    child.send('');
    const [delay] = await once(child, 'message');
    return Number(delay);
  };
  return { port, pid: child.pid ?? 0, stop, takeLoopDelay };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * Milliseconds of processor time a process and its children took so far; NaN where there is no /proc.
 * What else the machine does changes it little, which cannot be said of the calls a second.
 */
export function processorTimeOf(pid: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const ticks = execFileSync('sh', ['-c', 'cat /proc/[0-9]*/stat 2>/dev/null; true'])
    .toString()
    .split('\n')
    // The name, which may hold spaces, ends at the last bracket; ppid, utime and stime come after it.
    .map((line) => [
      Number.parseInt(line, 10),
      ...line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number),
    ])
    .filter(([own, , parent]) => own === pid || parent === pid)
    .map((fields) => (fields[12] ?? 0) + (fields[13] ?? 0));
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** Milliseconds that all processors were busy, and that passed on all of them. */
export function machineTimes(): { busy: number; all: number } {
  const times = cpus().map((each) => each.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** Resident memory of a process in MB. */
export function memoryOf(program: Program): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(program.pid)]).toString();
  return Number(kilobytes) / 1024;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** One statement on a connection of its own. */
export async function query<Row extends object>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Resolves once the mail of the demo notices is out of the way. */
export async function mailSent(databaseUrl: string): Promise<void> {
  const due = 'select 1 from jobs where done_at is null and run_at <= now()';
  while ((await query(databaseUrl, due)).length > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}
