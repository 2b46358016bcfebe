import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { findPostmaster } from '#server/db/postmaster.ts';
import { superviseEmbeddedPostgres } from '#server/db/supervised-postgres.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { people } from '#server/directory/schema.ts';
import { times } from '../../long.ts';
import { newFolder, stopEverything } from '../program.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** Written to no disk that is waited for: these tests end processes, not machines. */
/** What was committed outlives a kill without `fsync`, which guards against a machine that goes down. */
const settings = ['fsync=off'];
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** How long a database may be away, on a machine that is busy with other tests. */
const away = { timeout: 20_000, interval: 50 };

let folder: string;
let cluster: string;
let test: TestServer;

beforeAll(async () => {
  folder = await newFolder();
  cluster = join(folder, 'database');
  const { url, stop } = await superviseEmbeddedPostgres(folder, { settings, log: quiet });
  test = await startTestServer({}, { url, drop: stop });
});
afterAll(async () => {
  await test.close();
  await stopEverything();
});

const pool = () => test.server.app.database.pool;

/** On a connection that the server knows nothing of. */
async function outside<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: pool().options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const endConnections = () =>
  outside(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`);

async function postmaster(): Promise<number> {
  const running = await findPostmaster(cluster);
  if (!running) throw new Error('There is no PostgreSQL.');
  return running.pid;
}

async function killPostmaster(): Promise<number> {
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  return pid;
}

async function expectAnotherThan(pid: number): Promise<void> {
  await expect.poll(async () => (await findPostmaster(cluster))?.pid ?? pid, away).not.toBe(pid);
}

/** Somebody who writes again and again; tells what they were answered. */
function startWriting(token: string): () => Promise<Set<number>> {
  const stopping = new AbortController();
  const statuses = new Set<number>();
  const writer = async () => {
    while (!stopping.signal.aborted) statuses.add((await write(token)).status);
  };
  const writers = Promise.all(Array.from({ length: 6 }, writer));
  return async () => {
    stopping.abort();
    await writers;
    return statuses;
  };
}

const write = (token: string) =>
  fetch(`${test.server.address}/api/v1/get-form-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ form: 'notice' }),
  });

const signIn = async () => (await test.signIn(test.world.admin)).token ?? '';

describe('a connection that ends', () => {
  it('inside a transaction fails that alone, and is told from a mistake', async () => {
    const { db, database } = test.server.app;
    const change = database.transaction(async (tx) => {
      await tx.update(people).set({ firstName: 'Nobody' }).where(eq(people.id, test.world.admin.id));
      await endConnections();
      // Nothing is asked while the news arrives.
      await expect.poll(() => pool().totalCount - pool().idleCount).toBe(0);
      await tx.execute(sql`select 1`);
    });
    const error = await change.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isUnavailable(error)).toBe(true);
    const rows = await db.select().from(people).where(eq(people.firstName, 'Nobody'));
    expect(rows).toEqual([]);
  });

  it('before a transaction has begun takes no place in the pool', async () => {
    await test.server.app.db.execute(sql`select 1`);
    pool().once('acquire', (client) => void client.end());
    await expect(test.server.app.database.transaction(async () => undefined)).rejects.toThrow(
      'Client was closed',
    );
    await expect.poll(() => pool().totalCount - pool().idleCount).toBe(0);
  });

  it('is answered with 503 and when to come back', async () => {
    const token = await signIn();
    pool().once('acquire', (client) => void client.end());
    const answer = await write(token);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '2',
      { status: 503, code: 'unavailable', information: 'The server is busy. Try again in a moment.' },
    ]);
    expect((await write(token)).status).toBe(200);
  });

  it('under writers, again and again, is nobody’s end [QU-10]', async () => {
    const token = await signIn();
    const finish = startWriting(token);
    for (let round = 0; round < times(10, 30); round += 1) await endConnections();
    const statuses = await finish();
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const after = await Promise.all(Array.from({ length: 60 }, async () => (await write(token)).status));
    expect(new Set(after)).toEqual(new Set([200]));
    await expect.poll(() => pool().totalCount - pool().idleCount).toBe(0);
  });
});

describe('an embedded database that dies', () => {
  it('under load comes back by itself, and nobody is answered anything but 503 meanwhile [QU-10]', async () => {
    const token = await signIn();
    const finish = startWriting(token);
    const pid = await killPostmaster();
    await expectAnotherThan(pid);
    await expect.poll(async () => (await write(token)).status, away).toBe(200);
    const statuses = await finish();
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('while nobody asks for anything is back when somebody does', async () => {
    const token = await signIn();
    await expectAnotherThan(await killPostmaster());
    await expect.poll(async () => (await write(token)).status, away).toBe(200);
  });

  it('comes back when a child holds on to its memory', async () => {
    const token = await signIn();
    const [backend] = await outside<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
    );
    // It does not hear that the others end.
    if (!backend) throw new Error('There is no connection.');
    process.kill(backend.pid, 'SIGSTOP');
    await expectAnotherThan(await killPostmaster());
    await expect.poll(async () => (await write(token)).status, away).toBe(200);
  });
});

describe('the file of a PostgreSQL that was killed', () => {
  const strangers: ChildProcess[] = [];
  afterEach(() => {
    for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  });

  /** A process of the user whom PostgreSQL runs as, which says something first. */
  async function stranger(dataDir: string, script: string): Promise<number> {
    const { uid, gid } = await stat(join(dataDir, 'database'));
    const child = spawn('sh', ['-c', script], { uid, gid, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
    strangers.push(child);
    const [said] = await once(child.stdout, 'data');
    return Number(String(said));
  }

  /** A cluster whose PostgreSQL ended without a word, and whose number is that process's now. */
  async function leftBehind(script: string): Promise<string> {
    const dataDir = await newFolder();
    const { stop, port } = await startEmbeddedPostgres(dataDir, { settings });
    const file = join(dataDir, 'database', 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await stop();
    const pid = await stranger(dataDir, script);
    expect(Number(lines[3])).toBe(port);
    await writeFile(file, [pid, ...lines.slice(1)].join('\n'), { mode: 0o600 });
    return dataDir;
  }

  it('may name a process that is another program’s by now', async () => {
    const dataDir = await leftBehind('echo $$; exec sleep 60');
    const { stop, isRunning } = await startEmbeddedPostgres(dataDir, { settings });
    expect(await isRunning()).toBe(true);
    await stop();
  });

  it('may name a dead process that nobody has taken note of', async () => {
    // The shell becomes a program that never asks for its child.
    const dataDir = await leftBehind('true & echo $!; exec sleep 60');
    const { stop, isRunning } = await startEmbeddedPostgres(dataDir, { settings });
    expect(await isRunning()).toBe(true);
    await stop();
  });

  it('is no file of another cluster’s PostgreSQL', async () => {
    const pid = await postmaster();
    const dataDir = await leftBehind(`echo ${pid}`);
    expect(await findPostmaster(join(dataDir, 'database'))).toBeNull();
  });
});
