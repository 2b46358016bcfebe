import { type CDPSession, chromium, type Page } from '@playwright/test';
import { markedSignedIn } from '../../e2e/signed-in.ts';
import type { Program } from './programs.ts';

/** Milliseconds and bytes of the quality bars. */
const bars = { cached: 1_500, picture: 2_500, memory: 250 * 2 ** 20 };
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 95_000 };

const drawn = '[data-page="1"] canvas';

/** Milliseconds from the address to something on the page. */
async function reach(page: Page, address: string, what: string): Promise<number> {
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(what).first().waitFor({ timeout: 60_000 });
  return performance.now() - begun;
}

async function memoryOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

/** Bytes of the memory of every renderer of this browser, without what they share. */
async function renderersOf(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { readFile } = await import('node:fs/promises');
  let bytes = 0;
  for (const { type, id } of processInfo)
    if (type === 'renderer') {
      const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
      bytes +=
        [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce((sum, [, kb]) => sum + Number(kb), 0) * 1024;
    }
  return bytes;
}

/** Reads the book over a slow line; false where a bar is not kept. */
export async function readInBrowser(
  product: Program,
  cookie: string,
  book: number,
  pages: number,
): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const home = `http://127.0.0.1:${product.port}`;
    const address = `${home}/mylearning/books/${book}`;
    /** A tab with nothing in its cache, on the slow line. */
    const openTab = async () => {
      const context = await browser.newContext({ storageState: markedSignedIn(home) });
      await context.addCookies([{ name: 'banyan_session', value: cookie, url: home }]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Performance.enable');
      await session.send('Network.emulateNetworkConditions', line);
      return { page, session };
    };
    const pressOnShelf = async (page: Page, what: string) => {
      await page.goto(`${home}/mylearning/books`);
      await page.waitForLoadState('networkidle');
      const pressed = performance.now();
      await page.locator(`a[href$="/mylearning/books/${book}"]`).first().click();
      await page.locator(what).first().waitFor({ timeout: 60_000 });
      return performance.now() - pressed;
    };
    const cold = await openTab();
    const picture = await pressOnShelf(cold.page, `[data-poster], ${drawn}`);
    await cold.page.context().close();
    const { page, session } = await openTab();
    const whole = await reach(page, address, `[data-poster], ${drawn}`);
    await page.locator(drawn).first().waitFor({ timeout: 60_000 });
    const again = await reach(page, address, drawn);
    const cached = await pressOnShelf(page, drawn);
    await session.send('Network.emulateNetworkConditions', {
      ...line,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const field = page
      .getByRole('spinbutton')
      .or(page.getByRole('textbox', { name: /page/i }))
      .first();
    await field.fill(String(pages));
    await field.press('Enter');
    await page.locator(`[data-page="${pages}"] canvas`).waitFor({ timeout: 60_000 });
    const heap = await memoryOf(session);
    const renderers = await renderersOf(await browser.newBrowserCDPSession());
    const tell = (name: string, value: number, bar: number, unit: string) => {
      console.info(`${name}: ${value.toFixed(0)} ${unit}, bar ${bar}${value > bar ? ', OVER' : ''}`);
      return value <= bar;
    };
    const held = [
      tell(
        'Picture of the first page from the press on the shelf, no viewer in the cache',
        picture,
        bars.picture,
        'ms',
      ),
      tell('First page from the press on the shelf, viewer in the cache', cached, bars.cached, 'ms'),
      tell(`Memory of the tab at page ${pages}`, renderers / 2 ** 20, bars.memory / 2 ** 20, 'MB'),
    ];
    console.info(`The same from its address, with nothing of the app in the cache: ${whole.toFixed(0)} ms`);
    console.info(`First page from loading its address anew, viewer in the cache: ${again.toFixed(0)} ms`);
    console.info(`Of it the heap of the page: ${(heap / 2 ** 20).toFixed(0)} MB`);
    return held.every(Boolean);
  } finally {
    await browser.close();
  }
}
