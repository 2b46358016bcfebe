import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '#server/core/start-refused.ts';
import type { PostgresHome } from './postgres-binaries.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  // Line 1 is the process, line 4 the port.
  const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && (await runsOn(pid, clusterDir)) ? { pid, port } : null;
}

/** A process number alone proves nothing: another program may have it. PostgreSQL runs in its cluster's folder. */
export async function runsOn(pid: number, clusterDir: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const [at, cluster] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(clusterDir)]);
    if (at.dev !== cluster.dev || at.ino !== cluster.ino) return false;
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('postgres');
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function launchPostmaster(
  home: PostgresHome,
  settings: readonly string[],
  port: number,
): Promise<Postmaster> {
  await clearRemains(home.clusterDir);
  // PostgreSQL's user could place a link to another's file here.
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const logFile = join(home.clusterDir, 'server.log');
  const log = await open(logFile, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  if (home.runAs) await log.chown(home.runAs.uid, home.runAs.gid);
  const fixed = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=256MB',
    'jit=off',
  ];
  // After a crash every file must be on the disk: syncfs asks once, where PostgreSQL would ask for each file.
  if (process.platform === 'linux') fixed.push('recovery_init_sync_method=syncfs');
  const args = ['-D', home.clusterDir, '-p', String(port)];
  for (const setting of [...fixed, ...settings]) args.push('-c', setting);
  // Its own process group: Ctrl-C in the terminal must reach PostgreSQL only through us, after the last answer.
  const child = spawn(join(home.binFolder, 'postgres'), args, {
    ...home.runAs,
    // PostgreSQL goes there itself; so its folder identifies it from the first moment.
    cwd: home.clusterDir,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('error', () => undefined);
  await log.close();
  child.unref();
  if (!child.pid) throw new StartRefused('The embedded database did not start.');
  return { pid: child.pid, port };
}

/** A killed PostgreSQL leaves children that hold its memory, and a file with a number that may be another's by now. */
async function clearRemains(clusterDir: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (let tries = 0; tries < 200; tries += 1) {
    const orphans = await processesOn(clusterDir);
    if (orphans.length === 0) break;
    for (const pid of orphans) end(pid, tries < 40 ? 'SIGQUIT' : 'SIGKILL');
    await pause(25);
  }
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

async function processesOn(clusterDir: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const isOn = await Promise.all(pids.map((pid) => runsOn(pid, clusterDir)));
  return pids.filter((_, index) => isOn[index]);
}

/** Fast shutdown: sessions end, a checkpoint is written. Resolves when it is gone. */
export async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  if (!(await runsOn(pid, clusterDir))) return;
  end(pid, 'SIGINT');
  for (let tries = 0; tries < 1200 && (await runsOn(pid, clusterDir)); tries += 1) await pause(25);
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process is gone already.
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
