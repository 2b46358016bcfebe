import type { FileHandle } from 'node:fs/promises';
import { BadContent } from '../file-refused.ts';
import { readAt } from './read-at.ts';

const mostChunks = 10_000;

/** Walks the chunks of a WAV file: it must have a format, and sound that lies within the file. */
export async function checkWav(handle: FileHandle, size: number): Promise<void> {
  let hasFormat = false;
  let position = 12;
  for (let count = 0; count < mostChunks; count += 1) {
    const head = await readAt(handle, position, 8);
    if (head.length < 8) break;
    const name = head.toString('latin1', 0, 4);
    const bytes = head.readUInt32LE(4);
    const end = position + 8 + bytes;
    if (end > size) break;
    if (name === 'fmt ') hasFormat = true;
    if (name === 'data' && hasFormat) return;
    // Chunks begin at even places.
    position = end + (bytes % 2);
  }
  throw new BadContent({ fault: 'damaged' });
}
