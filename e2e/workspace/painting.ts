import type { FrameLocator, Page } from '@playwright/test';
import type { Program } from '../../contract/workspace/program.ts';

/** A line by the mouse, across the middle of the paper, as a hand makes it. */
export async function drawOn(page: Page, frame: FrameLocator, down = 0): Promise<void> {
  const box = await frame.locator('canvas.interactive').boundingBox();
  if (!box) throw new Error('There is no paper.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + down];
  await page.mouse.move(x - 120, y);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x - 120 + step * 20, y + Math.sin(step / 2) * 40);
    // The tool takes one place of the hand for each picture that the browser paints.
    await frame.locator('body').evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

/** How many places of the hand each stroke on a painting has: a dot has two. */
export const strokesOf = (elements: ReturnType<typeof elementsOf>): number[] =>
  elements.flatMap(({ type, points }) =>
    type === 'freedraw' && Array.isArray(points) ? [points.length] : [],
  );

export const paintingProgram = (text: string): Program => ({
  kind: 'bytes',
  bytes: new TextEncoder().encode(text),
});

/** A painting as its tool wrote it. */
export const textOfPainting = (program: Program | null): string =>
  program?.kind === 'bytes' ? new TextDecoder().decode(program.bytes) : '';

/** What is on a painting. */
export const elementsOf = (program: Program | null): readonly Readonly<Record<string, unknown>>[] =>
  JSON.parse(textOfPainting(program)).elements;

/** The kinds of the pictures on a painting. */
export const pictureKinds = (program: Program | null): readonly string[] =>
  Object.values(JSON.parse(textOfPainting(program)).files as Record<string, { dataURL: string }>).map(
    ({ dataURL }) => /^data:([^;,]+)/.exec(dataURL)?.[1] ?? '',
  );

/** A grey square of 40 pixels, as Windows writes one without any packing. */
const bmp = (): Buffer => {
  const [side, head] = [40, 54];
  const bytes = Buffer.alloc(head + side * side * 3, 120);
  bytes.fill(0, 0, head).write('BM');
  for (const [at, value] of [
    [2, bytes.length],
    [10, head],
    [14, 40],
    [18, side],
    [22, side],
    [34, bytes.length - head],
  ] as const)
    bytes.writeUInt32LE(value, at);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
};

/** Pastes a BMP; the paper must have been clicked. */
export const pasteBmp = (frame: FrameLocator): Promise<void> =>
  frame.locator('body').evaluate((body, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'scan.bmp', { type: 'image/bmp' }));
    body.ownerDocument.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, bmp().toString('base64'));
