import type { FileHandle } from 'node:fs/promises';
import { BadContent } from '../file-refused.ts';
import { readAt } from './read-at.ts';

const mostBoxes = 50_000;

/** Each box (ISO 14496-12 §4.2) must lie within the file; a recording that broke off early lacks the index (`moov`). */
export async function checkMp4(handle: FileHandle, size: number): Promise<void> {
  let hasIndex = false;
  let position = 0;
  for (let count = 0; position < size && count < mostBoxes; count += 1) {
    const box = await readBox(handle, position, size);
    if (box.type === 'moov') hasIndex = true;
    position += box.bytes;
  }
  if (!hasIndex || position > size) throw new BadContent({ fault: 'damaged' });
}

async function readBox(
  handle: FileHandle,
  position: number,
  size: number,
): Promise<{ type: string; bytes: number }> {
  const head = await readAt(handle, position, 16);
  if (head.length < 8) throw new BadContent({ fault: 'damaged' });
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return { type, bytes: size - position };
  const isLong = short === 1;
  if (isLong && head.length < 16) throw new BadContent({ fault: 'damaged' });
  const bytes = isLong ? Number(head.readBigUInt64BE(8)) : short;
  if (bytes < (isLong ? 16 : 8)) throw new BadContent({ fault: 'damaged' });
  return { type, bytes };
}
