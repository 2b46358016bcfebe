import type { Services } from '#server/core/context.ts';

const mostBoxes = 1_000;
/** In bytes: the search for a film's index stops there. */
const mostBytes = 2 ** 31;

/** Returns the length of a stored MP4 in seconds, 0 where it is unknown. Reads a few hundred bytes. */
export async function filmLength(store: Services['files'], key: string): Promise<number> {
  const size = await store.size(key);
  const index = await findBox(store, key, { from: 0, to: size }, 'moov');
  if (!index) return 0;
  const header = await findBox(store, key, index, 'mvhd');
  return header ? durationOf(await bytesAt(store, key, header.from, 32)) : 0;
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** Finds the content of the first box of a kind within a part of the file (ISO 14496-12 §4.2). */
async function findBox(
  store: Services['files'],
  key: string,
  { from, to }: Part,
  wanted: string,
): Promise<Part | undefined> {
  let position = from;
  for (let count = 0; position + 8 <= Math.min(to, from + mostBytes) && count < mostBoxes; count += 1) {
    const head = await bytesAt(store, key, position, 16);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length >= 16;
    const bytes = short === 0 ? to - position : isLong ? Number(head.readBigUInt64BE(8)) : short;
    const begin = isLong ? 16 : 8;
    if (bytes < begin) return undefined;
    if (head.toString('latin1', 4, 8) === wanted) return { from: position + begin, to: position + bytes };
    position += bytes;
  }
  return undefined;
}

/** A film's header (§8.2.2) gives its length in units, and the units of a second. */
function durationOf(header: Buffer): number {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return 0;
  const units = isLong ? header.readUInt32BE(20) : header.readUInt32BE(12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  // All ones: unknown.
  const isUnknown = units === 0 || (isLong ? length > Number.MAX_SAFE_INTEGER : length === 2 ** 32 - 1);
  return isUnknown ? 0 : length / units;
}

async function bytesAt(store: Services['files'], key: string, start: number, count: number): Promise<Buffer> {
  const size = await store.size(key);
  if (start >= size) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  for await (const part of await store.open(key, { start, end: Math.min(start + count, size) - 1 }))
    parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}
