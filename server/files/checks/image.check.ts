import sharp, { type Metadata } from 'sharp';
import { BadContent } from '../file-refused.ts';
import { mostPixels, oneDecodeAtATime } from '../pictures.ts';

/** Decodes the whole picture to find a cut or false one. Throws `BadContent`: damaged or too_many_pixels. */
export async function checkImage(path: string): Promise<void> {
  const { width, height } = await readMetadata(path);
  if (width * height > mostPixels) throw new BadContent({ fault: 'too_many_pixels' });
  await oneDecodeAtATime(() => decode(path));
}

async function readMetadata(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw new BadContent({ fault: 'damaged' });
  }
}

async function decode(path: string): Promise<void> {
  try {
    const reader = sharp(path, { failOn: 'truncated', limitInputPixels: mostPixels, sequentialRead: true });
    await reader.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
  } catch {
    throw new BadContent({ fault: 'damaged' });
  }
}
