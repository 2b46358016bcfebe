import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { Refusal } from '#server/core/refusal.ts';
import { mostPixels, oneDecodeAtATime } from './pictures.ts';

/** Pixels of each side [CO-49], and of the one in menus and lists: twice what is shown, for fine screens. */
const side = 400;
const smallSide = 96;

export interface Portrait {
  readonly whole: Buffer;
  readonly small: Buffer;
}

/**
 * A person's picture from what a browser sent: judged by its bytes, cut square (`contain`: set whole on a white square), written anew, so that neither camera
 * data nor anything hidden behind the picture stays. Throws a Refusal: bad_content or image_too_large.
 */
export async function makePortrait(bytes: Buffer, fit: 'cover' | 'contain' = 'cover'): Promise<Portrait> {
  const { width, height } = await readMetadata(bytes);
  if (width * height > mostPixels) {
    throw new Refusal(
      'image_too_large',
      'The picture has more than 50 million pixels. Choose a smaller one.',
    );
  }
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
    throw badPicture();
  }
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const kind = await fileTypeFromBuffer(bytes);
  if (kind?.ext !== 'jpg' && kind?.ext !== 'png') throw badPicture();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw badPicture();
  }
}

function badPicture(): Refusal {
  return new Refusal('bad_content', 'This is not a complete JPG or PNG picture. Choose another one.');
}
