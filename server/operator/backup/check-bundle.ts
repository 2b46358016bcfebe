import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { hashFile } from '#server/files/hash-file.ts';
import { type DumpedTable, damaged, dumpOf, type Manifest, parts } from './bundle.ts';
import { linesOf } from './copy-files.ts';
import { counted, type Watched } from './say.ts';

/** Reads all of a backup again. Throws `StartRefused` on the first difference. */
export async function checkBundle(folder: string, manifest: Manifest, watched: Watched): Promise<void> {
  for (const table of manifest.tables) {
    watched.progress(table.name);
    await checkTable(folder, table, watched.signal);
  }
  let count = 0;
  for await (const { sha256, path } of filesIn(folder, manifest)) {
    watched.signal.throwIfAborted();
    const found = await hashFile(join(folder, path)).catch(() => null);
    if (found !== sha256) throw damaged(folder, path);
    count += 1;
    watched.progress(`${counted(count)} files`);
  }
  watched.say('The backup was read again: all of it is as it was written.');
}

async function checkTable(folder: string, table: DumpedTable, signal: AbortSignal): Promise<void> {
  const path = dumpOf(folder, table.name);
  const size = await stat(path).then(
    (found) => found.size,
    () => -1,
  );
  const isSame = size === table.bytes && (await hashFile(path)) === table.sha256;
  if (!isSame || (await rowsIn(path, signal)) !== table.rows)
    throw damaged(folder, `the table ${table.name}`);
}

const lineEnd = 10;

/** COPY escapes line ends within texts, so each line is a row. */
async function rowsIn(path: string, signal: AbortSignal): Promise<number> {
  let rows = 0;
  const count = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) rows += 1;
      done();
    },
  });
  await pipeline(createReadStream(path), createGunzip(), count, { signal });
  return rows;
}

export interface ListedFile {
  readonly key: string;
  readonly sha256: string;
  /** Relative to the backup's folder. */
  readonly path: string;
}

const line = /^([\da-f]{64}) {2}(files\/[\da-f]{2}\/[\da-f]{2}\/([\da-f-]{36}))$/;

/** Checks first that the list itself is unchanged. */
export async function* filesIn(folder: string, { files }: Manifest): AsyncGenerator<ListedFile> {
  const list = join(folder, parts.checksums);
  if ((await hashFile(list).catch(() => null)) !== files.sha256) throw damaged(folder, parts.checksums);
  for await (const text of linesOf(list)) {
    const [, sha256, path, key] = line.exec(text) ?? [];
    if (sha256 === undefined || path === undefined || key === undefined)
      throw damaged(folder, parts.checksums);
    yield { key, sha256, path };
  }
}
