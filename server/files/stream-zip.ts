import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { cleanFileName, diskFileName, shortened } from './file-name.ts';

export interface ZipEntry {
  /** May name folders: `10C/Asha Rao/plan.pdf`. */
  readonly name: string;
  /** Read when its turn comes, piece by piece, and closed when the reader goes. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * A zip of the entries, nothing compressed, written as it is read: of all entries one is open, and memory holds a few
 * pieces of it. Names are made safe, each once. A reader that goes ends the entries and closes the one that is open;
 * an entry that breaks destroys the stream with its error.
 */
export function streamZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  return Readable.fromWeb(makeZip(named(entries)) as ReadableStream<Uint8Array>);
}

/** A small zip at once, of parts whose names are ours. */
export async function zipOf(parts: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const entries = Array.from(parts, ([name, input]) => ({ name, input: new Uint8Array(input) }));
  const pieces: Uint8Array[] = [];
  for await (const piece of makeZip(entries) as ReadableStream<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The zip's writer leaves an entry open when its reader goes: it is closed here, as it is after its last piece. */
async function* named(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>) {
  const taken = new Set<string>();
  for await (const { name, bytes } of entries) {
    const pieces = bytes[Symbol.asyncIterator]();
    try {
      const input = { [Symbol.asyncIterator]: () => pieces };
      yield { name: entryName(name, taken), input, lastModified: new Date() };
    } finally {
      await pieces.return?.();
    }
  }
}

/** Signs that a disk of Windows does not take, and the blanks and dots it drops at the end. */
const forbidden = /[<>:"|?*]/g;
const dropped = /[. ]+$/;

/** A name that unpacks below the chosen folder on every disk, in any script, and is not taken yet. */
export function entryName(wanted: string, taken: Set<string>): string {
  const steps = wanted
    .split(/[/\\]/)
    .filter((step) => !/^[.\s]*$/.test(step))
    .map((step) => diskFileName(cleanFileName(step.replace(forbidden, '_').replace(dropped, ''))));
  const whole = steps.join('/') || 'file';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? whole : numbered(whole, number);
    const key = name.normalize('NFC').toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/** `plan (2).pdf`, short enough for a disk: the name gives way, not the number. */
function numbered(name: string, number: number): string {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const file = name.slice(folder.length);
  const [ending = ''] = /\.\w{1,10}$/.exec(file) ?? [];
  const tail = ` (${number})${ending}`;
  const stem = file.slice(0, file.length - ending.length);
  return folder + shortened(stem, tail) + tail;
}
