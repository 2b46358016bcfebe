import type { FileHandle } from 'node:fs/promises';
import { BadContent } from '../file-refused.ts';
import { readAt } from './read-at.ts';

/** Writers may pad after the end marker; a file cut short has none near its end. */
const tailBytes = 2048;

export async function checkPdf(handle: FileHandle, size: number): Promise<void> {
  const tail = await readAt(handle, Math.max(0, size - tailBytes), Math.min(size, tailBytes));
  if (!tail.includes('%%EOF')) throw new BadContent({ fault: 'damaged' });
}
