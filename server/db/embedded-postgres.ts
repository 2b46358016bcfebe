import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartRefused } from '../start-refused.ts';
import { type PostgresHome, preparePostgresHome } from './postgres-binaries.ts';

export interface EmbeddedPostgres {
  /** postgresql:// address of the product's database. */
  readonly url: string;
  /** Ends PostgreSQL in an orderly way; resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

const databaseName = 'banyan';
const userName = 'banyan';

interface Options {
  /** Extra `-c` settings, e.g. `fsync=off` in tests. */
  readonly settings?: readonly string[];
}

/**
 * Starts the PostgreSQL that npm brought on `dataDir`/database, makes the cluster at first, and takes over a
 * server that outlived a killed parent. Listens on 127.0.0.1 with a password only this folder knows.
 * Throws StartRefused with one sentence.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  const home = await preparePostgresHome(dataDir);
  const password = await clusterPassword(home, dataDir);
  const running = await runningServer(home.clusterDir);
  const server = running ?? (await launch(home, options.settings ?? []));
  const admin = `postgresql://${userName}:${password}@127.0.0.1:${server.port}`;
  await waitUntilReady(`${admin}/postgres`, server.pid, home.clusterDir);
  await createDatabaseOnce(`${admin}/postgres`);
  return { url: `${admin}/${databaseName}`, stop: () => stopServer(server.pid) };
}

async function clusterPassword(home: PostgresHome, dataDir: string): Promise<string> {
  const file = join(dataDir, 'database-password');
  const version = await readFile(join(home.clusterDir, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    const password = randomBytes(24).toString('hex');
    await writeFile(file, password, { mode: 0o600 });
    await initialise(home, password);
    return password;
  }
  await refuseOtherMajor(home, version.trim());
  return readFile(file, 'utf8').catch(() => {
    throw new StartRefused(`${file} is missing, so the database in ${home.clusterDir} cannot be opened.`);
  });
}

async function initialise(home: PostgresHome, password: string): Promise<void> {
  const passwordFile = join(home.clusterDir, '..', `pw-${randomBytes(6).toString('hex')}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (home.runAs) await chown(passwordFile, home.runAs.uid, home.runAs.gid);
  try {
    await run(join(home.binFolder, 'initdb'), home, [
      `--pgdata=${home.clusterDir}`,
      `--username=${userName}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function refuseOtherMajor(home: PostgresHome, clusterMajor: string): Promise<void> {
  const text = await run(join(home.binFolder, 'postgres'), home, ['--version']);
  const major = /(\d+)\./.exec(text)?.[1];
  if (major && major !== clusterMajor)
    throw new StartRefused(
      `The database in ${home.clusterDir} was made by PostgreSQL ${clusterMajor} and this program brings ${major}: use the matching program version.`,
    );
}

function run(program: string, home: PostgresHome, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...home.runAs, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new StartRefused(`The embedded database could not be made: ${lastLine(output)}`)),
    );
  });
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

/** postmaster.pid: line 1 the process, line 4 the port. */
async function runningServer(clusterDir: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port || !isAlive(pid)) return null;
  // A reused process id belongs to some other program; PostgreSQL then clears the stale file itself.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.includes('postgres') ? { pid, port } : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function launch(
  home: PostgresHome,
  settings: readonly string[],
): Promise<{ pid: number; port: number }> {
  const port = await freePort();
  const logFile = join(home.clusterDir, 'server.log');
  const log = await open(logFile, 'a');
  if (home.runAs) await chown(logFile, home.runAs.uid, home.runAs.gid);
  const fixed = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=256MB',
    'jit=off',
  ];
  const args = ['-D', home.clusterDir, '-p', String(port)];
  for (const setting of [...fixed, ...settings]) args.push('-c', setting);
  // Its own process group: Ctrl-C in the terminal must reach PostgreSQL only through us, after the last answer.
  const child = spawn(join(home.binFolder, 'postgres'), args, {
    ...home.runAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  child.unref();
  if (!child.pid) throw new StartRefused('The embedded database did not start.');
  return { pid: child.pid, port };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function waitUntilReady(url: string, pid: number, clusterDir: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      // 28P01: the password is wrong, waiting longer would not help.
      if ((error as { code?: string }).code === '28P01') break;
      if (!isAlive(pid)) break;
    }
    await delay(25);
  }
  const log = await readFile(join(clusterDir, 'server.log'), 'utf8').catch(() => '');
  throw new StartRefused(`The embedded database did not start: ${lastLine(log)}`);
}

async function createDatabaseOnce(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  // SIGINT is PostgreSQL's fast shutdown: sessions end, a checkpoint is written.
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 1200 && isAlive(pid); tries++) await delay(25);
}
