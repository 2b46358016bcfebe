import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noticePolicy } from '#contract/files/upload-policies.ts';
import { checkContent as checkAs } from '#server/files/check-content.ts';
import { cleanImage, makeCover } from '#server/files/clean-image.ts';
import { sampleFile } from './sample-files.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const checkContent = (path: string, name: string) => checkAs(path, name, noticePolicy);
const folder = useTemporaryFolder();

/** As a phone held sideways writes it: place, camera and "turn me" inside. */
async function phonePicture(format: 'jpeg' | 'png'): Promise<Buffer> {
  return sharp(sampleFile('photo.jpg'))
    .toFormat(format)
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

describe('cleaning a picture', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
  ] as const)(
    'takes place and camera out of a %s and turns it upright [TV-11]',
    async (format, extension) => {
      const bytes = await phonePicture(format);
      const before = await sharp(bytes).metadata();
      expect(before.exif).toBeDefined();
      expect(before.orientation).toBe(6);

      const cleaned = await cleanImage(await folder.write(bytes), extension);
      const after = await sharp(cleaned).metadata();
      expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect([after.width, after.height]).toEqual([before.height, before.width]);
      const text = (await readFile(cleaned)).toString('latin1');
      expect(text).not.toContain('SecretCamera');
      expect(text).not.toContain('Exif');
      expect((await checkContent(cleaned, `p.${extension}`)).type).toBe('image');
    },
  );

  it('drops what is hidden after the end of the picture [TV-11]', async () => {
    const path = await folder.write(
      Buffer.concat([await readFile(sampleFile('photo.jpg')), Buffer.from('<script>hidden</script>')]),
    );
    const cleaned = await readFile(await cleanImage(path, 'jpg'));
    expect(cleaned.toString('latin1')).not.toContain('hidden');
  });

  it('keeps the picture as good as it looks [TV-11]', async () => {
    const path = await folder.write(await readFile(sampleFile('photo.jpg')));
    const cleaned = await cleanImage(path, 'jpg');
    const pixels = (of: string) => sharp(of).resize(200).greyscale().raw().toBuffer();
    const [old, fresh] = [await pixels(path), await pixels(cleaned)];
    const difference =
      old.reduce((sum, value, index) => sum + Math.abs(value - (fresh[index] ?? 0)), 0) / old.length;
    expect(difference).toBeLessThan(3);
  });

  it('leaves nothing behind when the picture cannot be read [TV-11]', async () => {
    const path = await folder.write('no picture');
    await expect(cleanImage(path, 'jpg')).rejects.toThrow(/unsupported image format/);
    expect(
      (await readdir(folder.path())).filter(
        (name) => name.endsWith('.clean') && path.includes(name.slice(0, -6)),
      ),
    ).toEqual([]);
  });
});

describe('a cover', () => {
  it('is an upright WebP of at most 640 px without metadata [EN-04]', async () => {
    const cover = await sharp(await makeCover(await folder.write(await phonePicture('jpeg')))).metadata();
    expect(cover).toMatchObject({ format: 'webp', width: 640 });
    expect(cover.height).toBeGreaterThan(640);
    expect(cover.exif).toBeUndefined();
  });

  it('does not enlarge a small picture [EN-04]', async () => {
    const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
    const path = await folder.write(await sharp({ create }).png().toBuffer());
    expect(await sharp(await makeCover(path)).metadata()).toMatchObject({ width: 40, height: 30 });
  });
});
