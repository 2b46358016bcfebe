import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { mostPixels, oneDecodeAtATime } from './pictures.ts';

const coverWidth = 640;

/**
 * Writes the picture anew beside `path` without what a camera adds (place, device, time, thumbnail) and turned the
 * way it is meant to be seen; colours become sRGB. Anything hidden after the picture's end is gone too.
 * Returns the path of the new file; the old one stays for the caller to remove. Throws when it cannot be decoded.
 */
export async function cleanImage(path: string, extension: 'jpg' | 'jpeg' | 'png'): Promise<string> {
  // A name of its own: the same upload claimed twice at once must not write over what the other has just kept.
  const target = `${path}.${randomUUID()}.clean`;
  const upright = sharp(path, { limitInputPixels: mostPixels, failOn: 'truncated' }).autoOrient();
  const written = extension === 'png' ? upright.png() : upright.jpeg({ quality: 88 });
  try {
    await oneDecodeAtATime(() => written.toFile(target));
  } catch (error) {
    await rm(target, { force: true });
    throw withCode(error);
  }
  return target;
}

/** The picture library names a full disk in its message alone. */
function withCode(error: unknown): unknown {
  const isFull = error instanceof Error && error.message.includes('No space left on device');
  return isFull
    ? Object.assign(new Error('A picture was not written.', { cause: error }), { code: 'ENOSPC' })
    : error;
}

/** A WebP at most 640 px wide for lists and posters [EN-04]; like `cleanImage`, without metadata and upright. */
export async function makeCover(source: string | Buffer): Promise<Buffer> {
  const cover = sharp(source, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: coverWidth, withoutEnlargement: true })
    .webp({ quality: 80 });
  return oneDecodeAtATime(() => cover.toBuffer());
}
