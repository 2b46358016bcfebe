import { stat } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { openPdf } from './open-pdf.ts';

const mostSourceBytes = 64 * 2 ** 20;
/** In pixels: as much as a reader shows of a page while the document loads; a thumbnail is made of it too. */
const longestSide = 1000;

/** The first page as a PNG on white; null over 64 MB. Throws on a damaged file. Heavy: call it through `runDrawPdf`. */
export async function drawPdf(path: string): Promise<Uint8Array | null> {
  if ((await stat(path)).size > mostSourceBytes) return null;
  const task = await openPdf(path);
  try {
    const page = await (await task.promise).getPage(1);
    const whole = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longestSide / Math.max(whole.width, whole.height) });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // This canvas has all that pdf.js uses of a browser's.
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise;
    return await canvas.encode('png');
  } finally {
    await task.destroy();
  }
}
