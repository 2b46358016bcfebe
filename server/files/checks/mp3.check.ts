import type { FileHandle } from 'node:fs/promises';
import { isMp3Frame } from '#contract/files/file-kinds.ts';
import { BadContent } from '../file-refused.ts';
import { readAt } from './read-at.ts';

/** The most zeros that some writers leave between the first tag and the first sound. */
const mostPadding = 64 * 2 ** 10;
/** A single frame may be chance. */
const framesInARow = 3;

const version1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const version2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

/** Throws `BadContent` damaged where no sound of layer III follows the tag. */
export async function checkMp3(handle: FileHandle, size: number): Promise<void> {
  const start = await endOfTag(handle);
  const area = await readAt(handle, start, Math.min(mostPadding, Math.max(0, size - start)));
  for (let at = 0; at + 4 <= area.length; at += 1) {
    if (area[at] === 0xff && (await isRunOfFrames(handle, start + at, size))) return;
  }
  throw new BadContent({ fault: 'damaged' });
}

/** An ID3 tag gives its length in four times seven bits; a footer adds ten bytes. */
async function endOfTag(handle: FileHandle): Promise<number> {
  const head = await readAt(handle, 0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return 10 + length + ((head[5] ?? 0) & 0x10 ? 10 : 0);
}

async function isRunOfFrames(handle: FileHandle, start: number, size: number): Promise<boolean> {
  let position = start;
  for (let count = 0; count < framesInARow; count += 1) {
    const head = await readAt(handle, position, 4);
    if (!isMp3Frame(head)) return false;
    position += frameBytes(head);
    if (position > size) return false;
    if (position === size) return true;
  }
  return true;
}

function frameBytes([, second = 0, third = 0]: Uint8Array): number {
  const isVersion1 = (second & 0x18) === 0x18;
  const isVersion25 = (second & 0x18) === 0;
  const bits = ((isVersion1 ? version1 : version2)[third >> 4] ?? 0) * 1000;
  const rate = (sampleRates[(third >> 2) & 3] ?? 1) / (isVersion1 ? 1 : isVersion25 ? 4 : 2);
  const padding = (third >> 1) & 1;
  return Math.floor(((isVersion1 ? 144 : 72) * bits) / rate) + padding;
}
