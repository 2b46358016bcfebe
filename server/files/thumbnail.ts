import sharp from 'sharp';
import { mostPixels, oneDecodeAtATime } from './pictures.ts';

/** In pixels: twice what lists show, for fine screens. */
const longestSide = 240;
const mostBytes = 20 * 1024;
/** Tried in order until the picture is small enough, which the last one always is. */
const tries = [
  { side: longestSide, quality: 72 },
  { side: longestSide, quality: 45 },
  { side: longestSide / 2, quality: 45 },
  { side: longestSide / 4, quality: 20 },
];

export interface Thumbnail {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A WebP of at most 20 kB in the picture's own shape, upright and without metadata; null when it cannot be drawn. */
export async function makeThumbnail(source: string | Buffer): Promise<Thumbnail | null> {
  for (const { side, quality } of tries) {
    const drawn = await oneDecodeAtATime(() => draw(source, side, quality)).catch(() => null);
    if (drawn === null || drawn.bytes.length <= mostBytes) return drawn;
  }
  return null;
}

async function draw(source: string | Buffer, side: number, quality: number): Promise<Thumbnail> {
  const { data, info } = await sharp(source, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
