import type { Browser } from '@playwright/test';
import { countingServer } from '../../e2e/workspace/counting-server.ts';
import type { Program } from './programs.ts';

/** What is there when a tool can be used. */
const whenReady = {
  html: '.cm-content',
  python: '.cm-content',
  painting: 'canvas',
  blocks: '.blocklyFlyout .blocklyDraggable',
} as const;

/** Milliseconds: what a page fetches once it can be used, Python's memory for the next visit too. */
const quiet = 5_000;

/** Tells how many bytes a school's line carries for the first and the second opening of each tool. */
export async function tellBytes(product: Program, browser: Browser): Promise<void> {
  const server = await countingServer(`http://127.0.0.1:${product.port}`);
  for (const [tool, selector] of Object.entries(whenReady)) {
    const page = await (await browser.newContext()).newPage();
    const opening = async () => {
      await page.goto('about:blank');
      await page.goto(`${server.address}/global-compiler?tool=${tool}`);
      const frame = page.frameLocator('iframe[sandbox]');
      await frame.locator(selector).first().waitFor({ timeout: 120_000 });
      await page.waitForTimeout(quiet);
      return server.takeSent().reduce((sum, { bytes }) => sum + bytes, 0);
    };
    const [first, second] = [await opening(), await opening()];
    console.info(
      `${tool}: ${(first / 1e6).toFixed(2)} MB for the first opening, ${(second / 1e3).toFixed(1)} kB for the second`,
    );
    await page.context().close();
  }
  server.close();
}
