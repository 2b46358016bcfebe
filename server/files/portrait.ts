import sharp, { type Metadata } from 'sharp';
import { headBytes, headKindOf } from '#contract/files/file-kinds.ts';
import type { Refuse } from '#server/core/refusal.ts';
import { mostPixels, oneDecodeAtATime } from './pictures.ts';

/** Pixels of each side [CO-49]; the small one, for menus and lists, is twice what is shown, for fine screens. */
const side = 400;
const smallSide = 96;

export interface Portrait {
  readonly whole: Buffer;
  readonly small: Buffer;
}

/** Cuts a picture square, or with `contain` pads it with white. Writes it anew, without camera data or hidden bytes. */
export async function makePortrait(
  bytes: Buffer,
  refuse: Refuse<'bad_content' | 'image_too_large'>,
  fit: 'cover' | 'contain' = 'cover',
): Promise<Portrait> {
  const { width, height } = await readMetadata(bytes, refuse);
  if (width * height > mostPixels) throw refuse('image_too_large');
  const draw = (pixels: number) =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
      .autoOrient()
      .resize(pixels, pixels, { fit, background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 });
  try {
    const whole = await oneDecodeAtATime(() => draw(side).toBuffer());
    return { whole, small: await oneDecodeAtATime(() => draw(smallSide).toBuffer()) };
  } catch {
    throw refuse('bad_content');
  }
}

async function readMetadata(bytes: Buffer, refuse: Refuse<'bad_content'>): Promise<Metadata> {
  const kind = headKindOf(bytes.subarray(0, headBytes));
  if (kind !== 'jpg' && kind !== 'png') throw refuse('bad_content');
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw refuse('bad_content');
  }
}
