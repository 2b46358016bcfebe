import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Upload } from '@tus/server';
import { removeOlder } from '../disk-shelf.ts';
import { UnknownFile } from '../file-store.ts';
import type { UploadShelf } from '../upload-shelf.ts';
import type { Bucket } from './bucket.ts';
import { putChecked, sumsOf } from './bucket-files.ts';
import { fewAtOnce } from './few-at-once.ts';
import { UploadObjects, UploadParts } from './upload-parts.ts';

interface Folders {
  readonly uploads: string;
  /** For copies while they are read; a start of the server empties it. */
  readonly copies: string;
  /** Bytes of the disk that stay free. */
  readonly reserve: number;
}

/** How many copies may lie on this machine at once; the others wait. */
const copiesAtMost = 4;

/** Keeps uploads in the bucket. Work on one gets a copy on this machine, which is removed afterwards. */
export function createBucketShelf(bucket: Bucket, folders: Folders): UploadShelf {
  const parts = new UploadParts(bucket, folders.uploads);
  const few = fewAtOnce(copiesAtMost);

  const inCopies = <T>(work: (path: string) => Promise<T>): Promise<T> =>
    few(async () => {
      const folder = await mkdtemp(join(folders.copies, 'upload-'));
      try {
        return await work(join(folder, 'file'));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });

  async function bringKept(uploadId: string, endings: readonly string[], path: string): Promise<void> {
    for (const ending of endings)
      try {
        const kept = await bucket.get(keptName(uploadId, ending));
        await pipeline(kept, createWriteStream(path + ending, { mode: 0o600 }));
      } catch (error) {
        if (!(error instanceof UnknownFile)) throw error;
      }
  }

  function keeper(uploadId: string, endings: readonly string[], path: string) {
    const known = new Map<string, number>();
    return async () => {
      for (const ending of endings) {
        const found = await stat(path + ending).catch(() => null);
        if (!found || known.get(ending) === found.mtimeMs) continue;
        await putChecked(bucket, keptName(uploadId, ending), await sumsOf(path + ending));
        known.set(ending, found.mtimeMs);
      }
    };
  }

  return {
    tusStore: (admission) => new UploadObjects(parts, admission),
    arrived: (uploadId) => parts.arrived(uploadId),
    use: (uploadId, work, endings = []) =>
      inCopies(async (path) => {
        const { offset } = await parts.arrived(uploadId).catch(orNothing);
        await refuseWithoutRoom(folders, offset);
        await parts.gather(uploadId, path);
        await bringKept(uploadId, endings, path);
        const keep = keeper(uploadId, endings, path);
        try {
          return await work(path, keep);
        } finally {
          await keep();
        }
      }),
    useKept: (uploadId, endings, work) =>
      inCopies(async (path) => {
        await bringKept(uploadId, endings, path);
        return work(path);
      }),
    forgetKept: async (uploadId, endings) => {
      for (const ending of endings) await bucket.remove(keptName(uploadId, ending));
    },
    forget: (uploadId) => parts.forget(uploadId),
    place: async (uploadId, source, fileName) => {
      const size = typeof source === 'string' ? (await stat(source)).size : source.length;
      await parts.begin(new Upload({ id: uploadId, size, offset: 0, metadata: { filename: fileName } }));
      const bytes =
        typeof source === 'string' ? createReadStream(source) : Readable.from([Buffer.from(source)]);
      await parts.append(bytes, uploadId, 0);
    },
    sweep: async (olderThan) => {
      await removeOlder(folders.uploads, olderThan);
      for (const begin of ['uploads/', 'kept/'])
        for await (const { name, since } of bucket.list(begin))
          if (since < olderThan) await bucket.remove(name);
    },
  };
}

const keptName = (uploadId: string, ending: string) => `kept/${uploadId}${ending}`;

/** Reading finds nothing then, as on a disk. */
function orNothing(error: unknown): { readonly offset: number } {
  if (error instanceof Error) throw error;
  return { offset: 0 };
}

/** Copies must stop before the disk is full: the rest is the database's. */
async function refuseWithoutRoom({ copies, reserve }: Folders, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(copies);
  if (bavail * bsize - reserve < size)
    throw Object.assign(new Error('There is no room for a copy of an upload.'), { code: 'ENOSPC' });
}
