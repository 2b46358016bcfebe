import { stat } from 'node:fs/promises';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { BadContent } from './file-refused.ts';

/** Limits of a zip or an Office file; `ratio` is unpacked to packed size. */
const archiveLimits = {
  entries: 10_000,
  ratio: 100,
  /** Below this size the ratio says nothing: a page of blanks packs well. */
  ratioAppliesFromBytes: 2 ** 20,
  unpackedBytes: 2 ** 30,
} as const;

const localHeaderBytes = 30;

/** An archive whose central directory passed every check. The caller closes it. */
export interface Archive {
  readonly names: readonly string[];
  /** Declared bytes of all entries together; reading stops there. */
  readonly unpackedBytes: number;
  readonly rawNames: readonly string[];
  /** The unpacked entry, its name in any case; null: there is none. Throws `BadContent` bomb beyond `maxBytes`. */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  /** The same in pieces, for entries too large for memory; null: there is no such entry. */
  stream(name: string, maxBytes: number): AsyncGenerator<Buffer> | null;
  close(): void;
}

/** Checks a zip by its central directory alone. Throws `BadContent`: damaged, unsafe_names, nothing_inside or bomb. */
export async function openArchive(file: string | Buffer): Promise<Archive> {
  const zip = await opened(file);
  try {
    const entries = await readEntries(zip);
    checkSizes(entries);
    checkPlaces(entries, typeof file === 'string' ? (await stat(file)).size : file.length);
    return archiveOf(zip, entries);
  } catch (error) {
    zip.close();
    throw error;
  }
}

function archiveOf(zip: ZipFile, entries: readonly Entry[]): Archive {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    const name = entry.fileName.toLowerCase();
    if (!byName.has(name)) byName.set(name, entry);
  }
  return {
    names: entries.map((entry) => entry.fileName),
    unpackedBytes: sum(entries, (entry) => entry.uncompressedSize),
    rawNames: entries.map((entry) => entry.fileNameRaw.toString('latin1').replaceAll('\\', '/')),
    async read(name, maxBytes) {
      const entry = byName.get(name.toLowerCase());
      return entry ? whole(inflate(zip, entry, maxBytes)) : null;
    },
    stream(name, maxBytes) {
      const entry = byName.get(name.toLowerCase());
      return entry ? inflate(zip, entry, maxBytes) : null;
    },
    close: () => zip.close(),
  };
}

async function opened(file: string | Buffer): Promise<ZipFile> {
  try {
    if (typeof file !== 'string') return await fromBufferPromise(file);
    return await openPromise(file, { autoClose: false });
  } catch {
    throw new BadContent({ fault: 'damaged' });
  }
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount === 0) throw new BadContent({ fault: 'nothing_inside' });
  if (zip.entryCount > archiveLimits.entries) throw new BadContent({ fault: 'bomb' });
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    const isName =
      error instanceof Error &&
      /^(absolute path|invalid relative path|invalid characters)/.test(error.message);
    throw new BadContent({ fault: isName ? 'unsafe_names' : 'damaged' });
  }
  if (entries.some((entry) => entry.fileName.includes('\0'))) throw new BadContent({ fault: 'unsafe_names' });
  return entries;
}

function checkSizes(entries: readonly Entry[]): void {
  const packed = sum(entries, (entry) => entry.compressedSize);
  const unpacked = sum(entries, (entry) => entry.uncompressedSize);
  if (unpacked > archiveLimits.unpackedBytes) throw new BadContent({ fault: 'bomb' });
  const isTiny = unpacked <= archiveLimits.ratioAppliesFromBytes;
  if (!isTiny && unpacked > packed * archiveLimits.ratio) throw new BadContent({ fault: 'bomb' });
}

/** Entries that share bytes multiply a small file though none of them looks large. */
function checkPlaces(entries: readonly Entry[], fileBytes: number): void {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const entry of inOrder) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (start < end) throw new BadContent({ fault: 'bomb' });
    end = start + localHeaderBytes + entry.fileNameLength + entry.compressedSize;
    if (end > fileBytes) throw new BadContent({ fault: 'damaged' });
  }
}

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pieces) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* inflate(zip: ZipFile, entry: Entry, maxBytes: number): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw new BadContent({ fault: 'bomb' });
  let bytes = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxBytes) throw new BadContent({ fault: 'bomb' });
      yield chunk as Buffer;
    }
  } catch (error) {
    throw error instanceof BadContent ? error : new BadContent({ fault: 'damaged' });
  }
}

function sum(entries: readonly Entry[], size: (entry: Entry) => number): number {
  return entries.reduce((total, entry) => total + size(entry), 0);
}
