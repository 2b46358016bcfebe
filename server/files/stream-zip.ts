import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { cleanFileName, diskFileName, shortened } from './file-name.ts';

export interface ZipEntry {
  /** May name folders: `10C/Asha Rao/plan.pdf`. */
  readonly name: string;
  /** Read piece by piece when its turn comes, and closed when the reader leaves. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Writes uncompressed as it is read, one open entry at a time. Makes names safe; a failing entry ends the stream. */
export function streamZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  return Readable.fromWeb(makeZip(named(entries)) as ReadableStream<Uint8Array>);
}

export async function zipOf(parts: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const entries = Array.from(parts, ([name, input]) => ({ name, input: new Uint8Array(input) }));
  const pieces: Uint8Array[] = [];
  for await (const piece of makeZip(entries) as ReadableStream<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The zip's writer leaves an entry open when its reader leaves, so it is closed here. */
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

/** Signs that a Windows disk refuses, and the blanks and dots it drops at the end. */
const forbidden = /[<>:"|?*]/g;
const dropped = /[. ]+$/;

/** Returns a free name that unpacks below the chosen folder on every disk, in any script. */
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

/** `plan (2).pdf`, shortened for disks in the name, not in the number. */
function numbered(name: string, number: number): string {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const file = name.slice(folder.length);
  const [ending = ''] = /\.\w{1,10}$/.exec(file) ?? [];
  const tail = ` (${number})${ending}`;
  const stem = file.slice(0, file.length - ending.length);
  return folder + shortened(stem, tail) + tail;
}
