import sharp from 'sharp';
import { mostPixels } from '../pictures.ts';

const widest = 1280;
/** What all pictures of one preview may take as `data:` addresses, in characters. */
const mostCharacters = 6_000_000;

/** Parts of each edge to leave out, 0 to 1. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The function gives WebP `data:` addresses of at most 1,280 px; null: no bitmap, damaged, or the share is used up. */
export function createPictureWriter(): (bytes: Buffer, crop?: Crop) => Promise<string | null> {
  let left = mostCharacters;
  return async (bytes, crop) => {
    if (left <= 0 || !isBitmap(bytes)) return null;
    const address = await write(bytes, crop).catch(() => null);
    if (address === null || address.length > left) return null;
    left -= address.length;
    return address;
  };
}

const signatures = ['89504e47', 'ffd8ff', '47494638', '49492a00', '4d4d002a', '52494646'];

/** Checked before decoding: an SVG would be drawn, with all it can reach. */
function isBitmap(bytes: Buffer): boolean {
  const begin = bytes.toString('hex', 0, 4);
  return signatures.some((signature) => begin.startsWith(signature));
}

async function write(bytes: Buffer, crop: Crop | undefined): Promise<string> {
  const upright = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .autoOrient()
    .toBuffer();
  const picture = sharp(upright);
  if (crop) {
    const { width, height } = await sharp(upright).metadata();
    picture.extract(cropArea(crop, width, height));
  }
  const webp = await picture
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

function cropArea(crop: Crop, width: number, height: number) {
  const share = (part: number) => Math.min(0.98, Math.max(0, part));
  const left = Math.round(share(crop.left) * width);
  const top = Math.round(share(crop.top) * height);
  return {
    left,
    top,
    width: Math.max(1, Math.round(width * (1 - share(crop.right))) - left),
    height: Math.max(1, Math.round(height * (1 - share(crop.bottom))) - top),
  };
}
