import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import {
  access,
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open as openFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, as in an HTTP `Range`; without `end`, to the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface StoredKey {
  readonly key: string;
  readonly size: number;
  readonly since: Date;
}

/** No file has this key: it was never kept, is removed, or is not one of our keys. Answered as 404. */
export class UnknownFile extends Error {
  override readonly name = 'UnknownFile';
}

/** A random UUID: nothing a user writes ever becomes part of a path. */
export const newFileKey = (): string => randomUUID();

/** Checked files of all schools under keys of `newFileKey`; every method throws `UnknownFile` for any other key. */
export interface FileStore {
  /** Resolves once bytes and name are on disk. `sourcePath` stays, and nobody may write to it: both may share bytes. */
  put(key: string, sourcePath: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** Opens the file or a part of it. A missing file rejects here and never in mid-stream. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes. */
  size(key: string): Promise<number>;
  /** Removing twice is no error. */
  remove(key: string): Promise<void>;
  /** Removes what a crash left half-written before `olderThan`; returns how many. */
  removeAbandoned(olderThan: Date): Promise<number>;
  /** Every kept key in no order; keys may come or go meanwhile. */
  list(): AsyncIterable<StoredKey>;
  /** Throws when the store cannot be used just now. */
  look(): Promise<void>;
}

/** Another disk, or a file system without hard links: the file is copied instead. */
const cannotLink: ReadonlySet<unknown> = new Set([
  'EXDEV',
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
]);

/** Throws `UnknownFile` for any text that is not one of our keys. */
export function refuseStrangeKey(key: string): void {
  if (!isFileKey(key)) throw new UnknownFile('The file is not known.');
}

export const isFileKey = (text: string): boolean => keyPattern.test(text);

const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Keeps files below `root` as `root/ab/cd/<uuid>`, half-written ones in `root/incoming`. */
export function createDiskFileStore(root: string): FileStore {
  const home = resolve(root);
  const incoming = join(home, 'incoming');
  mkdirSync(incoming, { recursive: true });

  const pathOf = (key: string): string => {
    refuseStrangeKey(key);
    return join(home, key.slice(0, 2), key.slice(2, 4), key);
  };

  /** Gives a finished file its key by `name`. Only whole, synced files are ever visible under a key. */
  async function settle(
    key: string,
    source: string,
    name: (from: string, to: string) => Promise<void>,
  ): Promise<void> {
    const target = pathOf(key);
    const folder = dirname(target);
    await mkdir(folder, { recursive: true });
    await syncFile(source);
    await name(source, target);
    // A name is durable only when its folder is, and a new folder's own name lies in its parent.
    for (const holder of [folder, dirname(folder), home]) await syncFolder(holder);
  }

  async function putNew(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const temporary = join(incoming, randomUUID());
    try {
      await write(temporary);
      await settle(key, temporary, rename);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    async put(key, sourcePath) {
      try {
        await settle(key, sourcePath, link);
      } catch (error) {
        if (!cannotLink.has(codeOf(error))) throw error;
        await putNew(key, (temporary) => copyFile(sourcePath, temporary));
      }
    },

    async putBytes(key, bytes) {
      await putNew(key, (temporary) => writeFile(temporary, bytes, { flag: 'wx' }));
    },

    async open(key, range) {
      const path = pathOf(key);
      const handle = await known(openFile(path, 'r'));
      return createReadStream(path, {
        fd: handle,
        ...(range ? { start: range.start } : {}),
        ...(range?.end === undefined ? {} : { end: range.end }),
      });
    },

    async size(key) {
      return (await known(stat(pathOf(key)))).size;
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch(ignoreMissing);
    },

    async removeAbandoned(olderThan) {
      const names = await readdir(incoming).catch((error: unknown) => {
        ignoreMissing(error);
        return [];
      });
      let removed = 0;
      for (const name of names) {
        const path = join(incoming, name);
        const { mtimeMs } = await stat(path);
        if (mtimeMs >= olderThan.getTime()) continue;
        await rm(path, { force: true, recursive: true });
        removed += 1;
      }
      return removed;
    },

    async *list() {
      for (const outer of await foldersIn(home))
        for (const inner of await foldersIn(join(home, outer)))
          for (const key of await readdir(join(home, outer, inner))) {
            const found = isFileKey(key) && (await stat(join(home, outer, inner, key)).catch(() => null));
            if (found) yield { key, size: found.size, since: found.ctime };
          }
    },

    async look() {
      await access(home);
    },
  };
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && entry.name.length === 2).map(({ name }) => name);
}

async function known<T>(wanted: Promise<T>): Promise<T> {
  try {
    return await wanted;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new UnknownFile('The file is not known.');
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

async function syncFile(path: string): Promise<void> {
  await syncAndClose(await openFile(path, 'r+'));
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its file system journals names by itself.
  if (process.platform === 'win32') return;
  await syncAndClose(await openFile(path, 'r'));
}

async function syncAndClose(handle: FileHandle): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
