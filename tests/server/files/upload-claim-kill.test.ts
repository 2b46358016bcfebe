import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client as PgClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { startServer } from '#server/server.ts';
import { isLong } from '../../long.ts';
import { newFolder, type Started, start, stopEverything } from '../program.ts';
import { createDatabase, sampleFile } from '../test-server.ts';
import { claimUpload, sendWhole, signInTo } from '../uploading.ts';
import { buildWorld, type World } from '../world.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let world: World;
beforeAll(async () => {
  database = await createDatabase();
  const handle = openDatabase(database.url);
  world = await buildWorld(handle.db);
  await handle.close();
});
afterEach(stopEverything);
afterAll(() => database.drop());

const env = (folder: string) => ({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  PORT: '0',
  RATE_LIMITS: 'off',
  DEVICES_AT_ONCE: 'allow',
  LOGIN_TRIES_PER_MINUTE: '1000',
});

async function running(folder: string): Promise<Started & { address: string }> {
  const server = start(env(folder));
  const outcome = await server.outcome;
  if (!('address' in outcome)) throw new Error(outcome.said);
  return { ...server, address: outcome.address };
}

const day = 24 * 60 * 60_000;

/** The sweep of two days later, as the server's own job runs it. */
async function sweepLater(folder: string): Promise<void> {
  const now = () => new Date(Date.now() + 2 * day);
  const { DATABASE_URL: _, ...rest } = env(folder);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const server = await startServer(readConfig(rest), database.url, { log, now });
  await server.jobs().drain();
  await server.close();
}

async function storedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function connected(): Promise<PgClient> {
  const db = new PgClient({ connectionString: database.url });
  await db.connect();
  return db;
}

/** Every key that a row of this database names. */
async function namedKeys(): Promise<string[]> {
  const db = await connected();
  const { rows } = await db.query<{ key: string }>(
    `select unnest(array[storage_key, preview_key, cover_key, thumb_key]) as key from files`,
  );
  await db.end();
  return rows.map(({ key }) => key).filter((key) => key !== null);
}

/** Holds writers of a table back, so that a claim stands still where it first writes there. */
async function holdBack(table: string) {
  const db = await connected();
  // What others wait for is seen once in a transaction and then no more.
  const watcher = await connected();
  await db.query('begin');
  // Reads and row locks go on.
  await db.query(`lock table ${table} in share mode`);
  return {
    reached: async () => {
      await expect
        .poll(
          async () =>
            (
              await watcher.query(
                `select 1 from pg_stat_activity where datname = current_database()
                   and wait_event_type = 'Lock' and query ~* $1`,
                [`"${table}"`],
              )
            ).rowCount,
          { timeout: 30_000 },
        )
        .toBeGreaterThan(0);
    },
    letGo: async () => {
      await db.query('rollback');
      await db.end();
      await watcher.end();
    },
  };
}

it('a finished upload survives kills while it is claimed, wherever they hit, and leaves no orphan [QU-03]', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'uploads'), { recursive: true });
  const samples = isLong ? ['notice.pdf', 'photo.jpg', 'notice.docx'] : ['photo.jpg'];
  let server = await running(folder);
  let { token, cookie } = await signInTo(server.address, world.asha);
  const kept: { id: string; bytes: Buffer | null }[] = [];
  for (const name of samples) {
    const bytes = Buffer.from(await sampleFile(name));
    const upload = await sendWhole(server.address, token, name, bytes);
    // Before the bytes are stored, and after that, before the row that names them is there.
    for (const table of ['pending_bytes', 'files']) {
      const hold = await holdBack(table);
      const cut = claimUpload(server.address, token, upload, name).catch(() => null);
      await hold.reached();
      server.child.kill('SIGKILL');
      await once(server.child, 'exit');
      await hold.letGo();
      await cut;
      server = await running(folder);
      ({ token, cookie } = await signInTo(server.address, world.asha));
    }
    const claimed = await claimUpload(server.address, token, upload, name);
    expect([name, claimed.status]).toEqual([name, 200]);
    // A picture is written anew.
    kept.push({ id: claimed.fileId, bytes: name === 'photo.jpg' ? null : bytes });
  }
  for (const { id, bytes } of kept) {
    const read = await fetch(`${server.address}/files/${id}`, { headers: { cookie } });
    const found = Buffer.from(await read.arrayBuffer());
    expect([read.status, bytes === null || found.equals(bytes)]).toEqual([200, true]);
  }
  // One upload more is cut off and never claimed again.
  const given = await sendWhole(
    server.address,
    token,
    'program.zip',
    Buffer.from(await sampleFile('program.zip')),
  );
  const hold = await holdBack('files');
  const cut = claimUpload(server.address, token, given, 'program.zip').catch(() => null);
  await hold.reached();
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await hold.letGo();
  await cut;
  expect((await storedFiles(folder)).length).toBeGreaterThan((await namedKeys()).length);
  await sweepLater(folder);
  expect((await storedFiles(folder)).toSorted()).toEqual((await namedKeys()).toSorted());
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
});
