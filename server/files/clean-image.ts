import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { mostPixels, oneDecodeAtATime } from './pictures.ts';

const coverWidth = 640;

/** Writes the picture anew beside `path`: upright, in sRGB, without metadata. The old file stays. Throws on damage. */
export async function cleanImage(path: string, extension: 'jpg' | 'jpeg' | 'png'): Promise<string> {
  // A name of its own: two claims of one upload must not write over each other's files.
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

/** The picture library reports a full disk only in its message. */
function withCode(error: unknown): unknown {
  const isFull = error instanceof Error && error.message.includes('No space left on device');
  return isFull
    ? Object.assign(new Error('A picture was not written.', { cause: error }), { code: 'ENOSPC' })
    : error;
}

/** Makes a WebP of at most 640 px width for lists and posters [EN-04], upright and without metadata. */
export async function makeCover(source: string | Buffer): Promise<Buffer> {
  const cover = sharp(source, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: coverWidth, withoutEnlargement: true })
    .webp({ quality: 80 });
  return oneDecodeAtATime(() => cover.toBuffer());
}
