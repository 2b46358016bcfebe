import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Config } from '#server/core/config.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import { refuseUnusable } from '#server/files/bucket/try-bucket.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { filesFolder, openFiles } from '#server/files/open-files.ts';
import { lockBytes } from '#server/files/pending-bytes.ts';
import { counted, sized, type Watched } from '../backup/say.ts';
import { connectPatiently, openInstallation } from '../open-installation.ts';
import { storedKeys } from '../stored-keys.ts';
import { moveOne } from './move-one.ts';
import { weighNameless } from './weigh-nameless.ts';

type MoveTarget = 's3' | 'disk';

interface Moved {
  readonly copied: number;
  readonly bytes: number;
  readonly there: number;
  /** Rows name them, but neither store has them. */
  readonly missing: number;
  /** Files in the new store that no row names. */
  readonly nameless: number;
  /** No server ran, so the new store is complete. */
  readonly isWhole: boolean;
}

interface Asked {
  readonly to: MoveTarget;
  /** Reads existing files again in both stores. */
  readonly isChecked: boolean;
  /** Deletes files there that no row names. */
  readonly isErased: boolean;
}

const atOnce = 500;

/**
 * Copies every named file, checked by size and SHA-256, and removes none. A stopped run can go on. New files of a
 * running server need a last run without it.
 */
export async function moveFiles(config: Config, asked: Asked, watched: Watched): Promise<Moved> {
  const { bucket } = config;
  if (!bucket)
    throw new StartRefused(
      'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, for this command at least: they say where the bucket is.',
    );
  await refuseUnusable(bucket);
  const installation = await openInstallation(config);
  try {
    const client = await connectPatiently(installation.url);
    try {
      // Until the connection ends, no bytes are deleted that a row may name.
      if (!(await lockBytes(client)))
        throw new StartRefused('A backup is being made, or files are being moved already: wait for it.');
      await mkdir(filesFolder(config), { recursive: true, mode: 0o700 });
      return await moveAll(client, config, asked, watched);
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await installation.close();
  }
}

async function moveAll(client: Client, config: Config, asked: Asked, watched: Watched): Promise<Moved> {
  // No server starts while this lock is held.
  const isAlone = await holdServing(client);
  if (!isAlone) watched.say('A server is at work: files that come meanwhile are left to the last run.');
  const disk = openFiles({ ...config, bucket: undefined });
  const store = openFiles(config);
  const [from, to] = asked.to === 's3' ? [disk.files, store.files] : [store.files, disk.files];
  try {
    const told = await copyNamed(client, { from, to, between: await folderBetween(config) }, asked, watched);
    const nameless = isAlone ? await weighNameless(client, to, asked, watched) : 0;
    return { ...told, nameless, isWhole: isAlone };
  } finally {
    store.close();
  }
}

/** false: a server serves this database. */
async function holdServing(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    advisoryLocks.serving,
  ]);
  return rows[0]?.held ?? false;
}

/** On the data folder's disk: a server's sweep removes what a killed run left. */
async function folderBetween({ dataDir }: Config): Promise<string> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

interface Places {
  readonly from: FileStore;
  readonly to: FileStore;
  readonly between: string;
}

async function copyNamed(
  client: Client,
  places: Places,
  { isChecked }: Asked,
  watched: Watched,
): Promise<Omit<Moved, 'isWhole' | 'nameless'>> {
  const told = { copied: 0, bytes: 0, there: 0, missing: 0 };
  await client.query(`create temporary table named_keys as ${storedKeys}`);
  await client.query('alter table named_keys add primary key (key)');
  const { rows: all } = await client.query<{ count: string }>('select count(*) as count from named_keys');
  const total = counted(Number(all[0]?.count));
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ key: string }>(
      'select key from named_keys where key > $1 order by key limit $2',
      [last, atOnce],
    );
    for (const { key } of rows) {
      watched.signal.throwIfAborted();
      const bytes = await moveOne(places, key, isChecked, watched.signal);
      if (bytes === 'missing') told.missing += 1;
      else if (bytes === 'there') told.there += 1;
      else {
        told.copied += 1;
        told.bytes += bytes;
      }
      const done = counted(told.copied + told.there + told.missing);
      watched.progress(`${done} of ${total} files, ${sized(told.bytes)} copied`);
    }
    last = rows.at(-1)?.key ?? last;
    if (rows.length < atOnce) return told;
  }
}
