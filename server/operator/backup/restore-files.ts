import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '#server/core/start-refused.ts';
import { type FileStore, UnknownFile } from '#server/files/file-store.ts';
import type { Manifest } from './bundle.ts';
import { filesIn } from './check-bundle.ts';
import { counted, type Watched } from './say.ts';

type Store = Pick<FileStore, 'open' | 'put'>;

/** Skips what an earlier try stored. Copies through our folder `between`: the backup may be read-only. */
export async function putFiles(
  store: Store,
  between: string,
  { folder, manifest }: { readonly folder: string; readonly manifest: Manifest },
  watched: Watched,
): Promise<void> {
  await mkdir(between, { recursive: true, mode: 0o700 });
  let count = 0;
  for await (const { key, sha256, path } of filesIn(folder, manifest)) {
    watched.signal.throwIfAborted();
    const there = await hashInStore(store, key);
    if (there === null) await putCopy(store, key, join(folder, path), join(between, `restore-${key}`));
    else if (there !== sha256) throw otherThan(key);
    count += 1;
    watched.progress(`${counted(count)} of ${counted(manifest.files.count)} files`);
  }
}

async function putCopy(store: Store, key: string, path: string, copy: string): Promise<void> {
  try {
    await copyFile(path, copy);
    await chmod(copy, 0o600);
    await store.put(key, copy);
  } finally {
    await rm(copy, { force: true });
  }
}

export async function checkFiles(
  store: Store,
  folder: string,
  manifest: Manifest,
  watched: Watched,
): Promise<void> {
  let count = 0;
  for await (const { key, sha256 } of filesIn(folder, manifest)) {
    watched.signal.throwIfAborted();
    if ((await hashInStore(store, key)) !== sha256) throw otherThan(key);
    count += 1;
    watched.progress(`${counted(count)} files read again`);
  }
  watched.say(`Files: ${counted(count)}, read again.`);
}

const otherThan = (key: string) =>
  new StartRefused(
    `The file ${key} in the store is another than the backup's: restore into a new folder or bucket.`,
  );

/** null: not there. */
async function hashInStore(store: Store, key: string): Promise<string | null> {
  try {
    const hash = createHash('sha256');
    await pipeline(await store.open(key), hash);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof UnknownFile) return null;
    throw error;
  }
}
