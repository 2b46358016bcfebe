import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, UnknownFile } from '#server/files/file-store.ts';
import { hashFile } from '#server/files/hash-file.ts';
import { fileOf, type Manifest, parts } from './bundle.ts';
import { keysOf } from './dump-database.ts';
import { counted, sized, type Watched } from './say.ts';

export async function copyFiles(
  store: Pick<FileStore, 'open'>,
  folder: string,
  watched: Watched,
): Promise<Manifest['files']> {
  const checksums = await open(join(folder, parts.checksums), 'wx', 0o600);
  const missing = await open(join(folder, parts.missing), 'wx', 0o600);
  const told = { count: 0, bytes: 0, missing: 0 };
  try {
    for await (const key of linesOf(keysOf(folder))) {
      watched.signal.throwIfAborted();
      const copied = await copyOne(store, key, join(folder, fileOf(key)), watched.signal);
      if (copied === null) {
        told.missing += 1;
        await missing.appendFile(`${key}\n`);
        continue;
      }
      told.count += 1;
      told.bytes += copied.bytes;
      await checksums.appendFile(`${copied.sha256}  ${fileOf(key)}\n`);
      watched.progress(`${counted(told.count)} files, ${sized(told.bytes)}`);
    }
    await checksums.sync();
  } finally {
    await checksums.close();
    await missing.close();
  }
  await rm(keysOf(folder));
  if (told.missing === 0) await rm(join(folder, parts.missing));
  watched.say(`Files: ${counted(told.count)}, ${sized(told.bytes)}.`);
  return { ...told, sha256: await hashFile(join(folder, parts.checksums)) };
}

export function linesOf(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
}

/** null: the store lacks it. */
async function copyOne(
  store: Pick<FileStore, 'open'>,
  key: string,
  path: string,
  signal: AbortSignal,
): Promise<{ readonly bytes: number; readonly sha256: string } | null> {
  const source = await store.open(key).catch((error: unknown) => {
    if (error instanceof UnknownFile) return null;
    throw error;
  });
  if (source === null) return null;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const look = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(source, look, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  return { bytes, sha256: hash.digest('hex') };
}
