import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type FileStore, isFileKey, refuseStrangeKey, UnknownFile } from '../file-store.ts';
import type { Bucket, Sent } from './bucket.ts';
import { exactly } from './exactly.ts';

const folder = 'files/';

/** Some stores show an object a moment after they acknowledged it. */
const looksAtMost = 4;
const pauseMilliseconds = 100;

/** Keeps each file as an object `files/<uuid>`. A bucket shows whole objects only, so none is half-written. */
export function createBucketFileStore(bucket: Bucket): FileStore {
  const nameOf = (key: string): string => {
    refuseStrangeKey(key);
    return folder + key;
  };
  return {
    async put(key, sourcePath) {
      await putChecked(bucket, nameOf(key), await sumsOf(sourcePath));
    },

    async putBytes(key, bytes) {
      await putChecked(bucket, nameOf(key), sumsOfBytes(bytes));
    },

    async open(key, range): Promise<Readable> {
      const name = nameOf(key);
      const answer = await bucket.get(name, range);
      if (!range) return answer;
      const part = exactly(answer, range);
      if (part) return part;
      answer.destroy();
      throw bucket.fault('parts');
    },

    size: async (key) => (await bucket.head(nameOf(key))).size,

    remove: async (key) => bucket.remove(nameOf(key)),

    removeAbandoned: async () => 0,

    async *list() {
      for await (const { name, size, since } of bucket.list(folder)) {
        const key = name.slice(folder.length);
        if (isFileKey(key)) yield { key, size, since };
      }
    },

    async look() {
      await bucket.look();
    },
  };
}

export async function sumsOf(path: string): Promise<Sent> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let size = 0;
  await pipeline(
    createReadStream(path, { highWaterMark: 256 * 1024 }),
    async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        md5.update(piece);
        sha256.update(piece);
        size += piece.length;
      }
    },
  );
  const read = () => createReadStream(path, { highWaterMark: 256 * 1024 });
  return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex'), read };
}

export function sumsOfBytes(bytes: Uint8Array): Sent {
  const sum = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { size: bytes.length, md5: sum('md5'), sha256: sum('sha256'), read: () => buffer };
}

/** Writes and checks size and tag: not every store checks the signed SHA-256. A tag that is no MD5 costs a read. */
export async function putChecked(bucket: Bucket, name: string, sent: Sent): Promise<void> {
  await bucket.put(name, sent);
  for (let looks = 1; ; looks += 1) {
    const { size, etag } = await bucket.head(name).catch(orNothing);
    if (size === sent.size && (etag === sent.md5 || (await sha256In(bucket, name)) === sent.sha256)) return;
    if (looks === looksAtMost) break;
    await pause(pauseMilliseconds * looks);
  }
  await bucket.remove(name);
  throw bucket.fault('damaged');
}

function orNothing(error: unknown): { readonly size: number; readonly etag: string } {
  if (error instanceof UnknownFile) return { size: -1, etag: '' };
  throw error;
}

async function sha256In(bucket: Bucket, name: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await bucket.get(name), hash);
  return hash.digest('hex');
}
