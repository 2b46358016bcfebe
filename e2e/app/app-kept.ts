import { expect, type Page } from '@playwright/test';

/** The app and its parts are kept: it can start without a server. */
export async function seeAppKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await caches.keys()).filter((name) => name.startsWith('banyan.app.')).length,
      ),
    )
    .toBe(1);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), { timeout: 30_000 })
    .toBe('activated');
}
