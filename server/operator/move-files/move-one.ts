import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '#server/core/start-refused.ts';
import { type FileStore, UnknownFile } from '#server/files/file-store.ts';

interface Places {
  readonly from: FileStore;
  readonly to: FileStore;
  /** A folder of this machine. */
  readonly between: string;
}

/** Copies a file and reads the copy again. Returns its bytes; `there`: it existed already. */
export async function moveOne(
  { from, to, between }: Places,
  key: string,
  isChecked: boolean,
  signal: AbortSignal,
): Promise<number | 'there' | 'missing'> {
  const [size, there] = [await sizeIn(from, key), await sizeIn(to, key)];
  if (size === null) return there === null ? 'missing' : 'there';
  if (size === there && !(isChecked && (await hashIn(from, key)) !== (await hashIn(to, key)))) return 'there';
  const path = join(between, `move-${randomUUID()}`);
  try {
    const sha256 = await copyOut(from, key, path, signal);
    // A store shows a cut-off copy with another size.
    if (there !== null) await to.remove(key);
    await to.put(key, path);
    if ((await sizeIn(to, key)) !== size || (await hashIn(to, key)) !== sha256)
      throw new StartRefused(
        `The file ${key} is not the same where it was copied to: nothing was changed where it was.`,
      );
    return size;
  } finally {
    await rm(path, { force: true });
  }
}

/** null: not there. */
async function sizeIn(store: FileStore, key: string): Promise<number | null> {
  try {
    return await store.size(key);
  } catch (error) {
    if (error instanceof UnknownFile) return null;
    throw error;
  }
}

async function hashIn(store: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await store.open(key), hash);
  return hash.digest('hex');
}

async function copyOut(store: FileStore, key: string, path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const look = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(await store.open(key), look, target, { signal });
  return hash.digest('hex');
}
