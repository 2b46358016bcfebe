import type { FileHandle } from 'node:fs/promises';
import { BadContent } from '../file-refused.ts';
import { readAt } from './read-at.ts';

/** Writers pad the end at most with zeros; a file cut short ends within a picture. */
const tailBytes = 1024;
const trailer = 0x3b;

export async function checkGif(handle: FileHandle, size: number): Promise<void> {
  const tail = await readAt(handle, Math.max(0, size - tailBytes), Math.min(size, tailBytes));
  if (tail.findLast((byte) => byte !== 0) !== trailer) throw new BadContent({ fault: 'damaged' });
}
