import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BlocksPage } from './blocks.model.ts';

const aquarium = 8;

/** A student's own tab of blocks, opened once, so that this browser knows its tool. */
async function openOnce(page: Page): Promise<BlocksPage> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/mylearning/project/${aquarium}`);
  await page.getByRole('link', { name: /^Open .?Scratch/ }).click();
  const href = await page.locator('a[href^="/workspace/studio/"]').getAttribute('href');
  await page.goto(href ?? '');
  const blocks = new BlocksPage(page.frameLocator('iframe[sandbox]'), page);
  await expect(blocks.inPalette('move')).toBeVisible({ timeout: 60_000 });
  return blocks;
}

const frames = (page: Page) => page.locator('iframe[sandbox]');

test('the tool begins before the app knows the workspace, and is the page that then gets the program [CW-05, CW-06]', async ({
  openAs,
}) => {
  test.setTimeout(180_000);
  const { page } = await openAs('blocksMate');
  const blocks = await openOnce(page);
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/workspace/frame/blocks/')) pages.push(request.url());
  });
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/get-student-workspace$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // The app does not know yet what it opens; the editor of the tool is there already.
  await page.waitForFunction(() => window.earlyTool?.hasGreeted() === true, null, { timeout: 60_000 });
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page)).toBeHidden();
  letGo();
  await expect(blocks.inPalette('move')).toBeVisible({ timeout: 60_000 });
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page)).toHaveAttribute('title', /Scratch/);
  expect(await page.evaluate(() => window.earlyTool)).toBeUndefined();
  // Moved into its place, the page did not load anew.
  expect(pages).toHaveLength(1);
});

test('a page that began as another tool goes, and the right one comes [CW-05, CW-06]', {
  tag: '@long',
}, async ({ openAs }) => {
  test.setTimeout(180_000);
  const { page } = await openAs('blocksMate');
  const blocks = await openOnce(page);
  await page.evaluate(() => {
    localStorage.setItem('banyan.tools', JSON.stringify([[location.pathname, 'html']]));
  });
  await page.reload();
  await expect(blocks.inPalette('move')).toBeVisible({ timeout: 60_000 });
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page)).toHaveAttribute('src', /\/blocks\//);
});

test('nothing begins for somebody who is not signed in [CW-06]', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('banyan.tools', JSON.stringify([['/workspace/studio/1', 'blocks']]));
  });
  await page.goto('/workspace/studio/1');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  // No other page carries the script.
  const sentFor = async (path: string) =>
    (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  expect(await sentFor('/workspace/studio/1')).toContain('/early-tool.');
  expect(await sentFor('/login')).not.toContain('/early-tool.');
});
