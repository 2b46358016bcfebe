import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { buildWorld, type World } from './world.ts';

/** The real program as a process of its own, on its own folder and its own PostgreSQL. */
const children: ChildProcess[] = [];
const folders: string[] = [];

/** Ends what a test started, PostgreSQL included, and removes its folders. */
export async function stopEverything(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) {
    await stopPostgres(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'banyan-start-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Process id of the folder's PostgreSQL, if its server wrote one down. */
export async function postgresPid(folder: string): Promise<number | null> {
  const text = await readFile(join(folder, 'database', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || null;
}

/** Whether the process runs. One that has ended and waits for its parent to take note of it does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== 'linux' || !hasEnded(pid);
}

/** Since nobody takes note at once where the first process of the machine is slow at it, or is no init at all. */
function hasEnded(pid: number): boolean {
  try {
    return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
}

/** The folder's running database. */
export async function opened(folder: string) {
  const secret = await readFile(join(folder, 'database-password'), 'utf8');
  const port = (await readFile(join(folder, 'database', 'postmaster.pid'), 'utf8')).split('\n')[3];
  return openDatabase(`postgresql://banyan:${secret}@127.0.0.1:${port}/banyan`);
}

/** Puts people into the folder's running database. */
export async function peopled(folder: string): Promise<World> {
  const database = await opened(folder);
  try {
    return await buildWorld(database.db);
  } finally {
    await database.close();
  }
}

async function stopPostgres(folder: string): Promise<void> {
  const pid = await postgresPid(folder);
  if (!pid || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  await expect.poll(() => isAlive(pid)).toBe(false);
}

/** The built server, which a run makes once. */
export const serverProgram = () => join(inject('programFolder'), 'main.js');

export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the address once it serves, or with the exit code and what it said. */
  readonly outcome: Promise<{ address: string } | { code: number; said: string }>;
}

/** `within`: a command that runs the program, the program's own following it. */
export function start(env: Record<string, string>, within: readonly string[] = []): Started {
  const [command, ...args] = [...within, process.execPath, '--enable-source-maps', serverProgram()];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', DEMO_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const outcome = new Promise<{ address: string } | { code: number; said: string }>((resolve) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) resolve({ address });
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => resolve({ code: code ?? -1, said: output.trim() }));
  });
  return { child, output: () => output, outcome };
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
