import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runDrawPdf } from '#server/files/preview-runner.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const temporary = useTemporaryFolder();

/** One page of 200 × 100 points, filled by a black picture of so many pixels each way; a few kB however many. */
function pdfWithPicture(side: number): Buffer {
  const pixels = deflateSync(Buffer.alloc((side * side) / 8));
  const drawn = 'q 200 0 0 100 0 0 cm /I Do Q';
  const head = `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1
    /ColorSpace /DeviceGray /Filter /FlateDecode /Length ${pixels.length} >>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R
  /Resources << /XObject << /I 5 0 R >> >> >> endobj
4 0 obj << /Length ${drawn.length} >> stream
${drawn}
endstream endobj
5 0 obj ${head} stream
`),
    pixels,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

async function brightness(pdf: Buffer): Promise<{ width: number; mean: number } | null> {
  const png = await runDrawPdf(await temporary.write(pdf));
  if (!png) return null;
  const { width } = await sharp(png).metadata();
  const { channels } = await sharp(png).flatten().stats();
  return { width, mean: channels[0]?.mean ?? -1 };
}

describe('the picture of a PDF’s first page', () => {
  it('shows what is on it, 1,000 pixels on the longer side', async () => {
    const drawn = await brightness(pdfWithPicture(64));
    expect(drawn?.width).toBe(1000);
    expect(drawn?.mean).toBeLessThan(40);
  });

  it('leaves out a picture that would fill the memory', async () => {
    expect(await brightness(pdfWithPicture(16_000))).toEqual({ width: 1000, mean: 255 });
  });

  it('is none of a damaged file', async () => {
    expect(await brightness(Buffer.from('%PDF-1.4\nnothing\n%%EOF\n'))).toBeNull();
  });
});
