import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Client } from 'pg';
import type { Config } from '#server/core/config.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { filesFolder, openFiles } from '#server/files/open-files.ts';
import { lockBytes } from '#server/files/pending-bytes.ts';
import { connectPatiently, openInstallation } from '../open-installation.ts';
import { programVersion } from '../program-version.ts';
import { type Manifest, readManifest, writeManifest } from './bundle.ts';
import { checkBundle } from './check-bundle.ts';
import { copyFiles } from './copy-files.ts';
import { dumpDatabase } from './dump-database.ts';
import type { Watched } from './say.ts';

/** Runs with or without a server. The folder gets its name only once the backup is whole and was read again. */
export async function makeBackup(config: Config, target: string, watched: Watched): Promise<Manifest> {
  const folder = resolve(target);
  await refuseExisting(folder);
  const installation = await openInstallation(config);
  try {
    const client = await connectPatiently(installation.url);
    try {
      // From here until the connection ends, no bytes are deleted that a row of the dump may name.
      if (!(await lockBytes(client)))
        throw new StartRefused('Another backup of this database is being made: wait for it.');
      return await makeWhole(folder, (partial) => writeBundle(config, client, partial, watched), watched);
    } finally {
      // If aborted within a table, the database still sends: cut the connection.
      await client.end().catch(() => undefined);
    }
  } finally {
    await installation.close();
  }
}

/** Writes under another name until it is whole. */
async function makeWhole(
  folder: string,
  write: (partial: string) => Promise<Manifest>,
  watched: Watched,
): Promise<Manifest> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(partial, { mode: 0o700 });
  try {
    await writeManifest(partial, await write(partial));
    const manifest = await readManifest(partial);
    await checkBundle(partial, manifest, watched);
    await settle(partial);
    watched.signal.throwIfAborted();
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function refuseExisting(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    return ['a file'];
  });
  // An empty folder may be a mount, which cannot be replaced.
  if (found !== null) throw new StartRefused(`${folder} is there already: name a folder that is not.`);
}

async function writeBundle(
  config: Config,
  client: Client,
  folder: string,
  watched: Watched,
): Promise<Manifest> {
  // Opening a disk store would create its folder, even for a wrong DATA_DIR.
  if (!config.bucket)
    await access(filesFolder(config)).catch(() => {
      throw new StartRefused(`There are no files in ${config.dataDir}: set DATA_DIR to the server's.`);
    });
  const store = openFiles(config);
  try {
    const takenAt = new Date().toISOString();
    const dumped = await dumpDatabase(client, folder, watched);
    const files = await copyFiles(store.files, folder, watched);
    return { program: await programVersion(), takenAt, ...dumped, files };
  } finally {
    store.close();
  }
}

/** After a power cut no backup may look whole that is not. One sync for the file system instead of one per file. */
async function settle(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const child = spawn('sync', ['-f', folder], { stdio: 'ignore' });
  await once(child, 'exit').catch(() => undefined);
}
