import type { FileHandle } from 'node:fs/promises';
import { isText, isWideText } from '#contract/files/file-kinds.ts';
import { BadContent } from '../file-refused.ts';
import { readAt } from './read-at.ts';

const pieceBytes = 64 * 2 ** 10;

/** Checks that the whole file is text in any encoding: a program under a text's name has control signs. */
export async function checkText(handle: FileHandle, size: number): Promise<void> {
  if (isWideText(await readAt(handle, 0, 2))) {
    if (size % 2 === 1) throw new BadContent({ fault: 'damaged' });
    return;
  }
  for (let position = 0; position < size; position += pieceBytes) {
    const piece = await readAt(handle, position, Math.min(pieceBytes, size - position));
    if (!isText(piece)) throw new BadContent({ fault: 'mismatch' });
  }
}
