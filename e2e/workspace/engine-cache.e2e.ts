import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { countingServer } from './counting-server.ts';
import { pythonStart } from './frame-host.ts';

/** Bytes a tool that was opened before may be sent: its page, the first script, and small pictures and sounds. */
const again = 25_000;

const tools = {
  html: (frame: FrameLocator) => frame.locator('.cm-content'),
  painting: (frame: FrameLocator) => frame.locator('canvas').first(),
  blocks: (frame: FrameLocator) => frame.locator('.blocklyFlyout .blocklyDraggable').first(),
} as const;

const open = async (page: Page, server: string, tool: string) => {
  await page.goto('about:blank');
  await page.goto(`${server}/global-compiler?tool=${tool}`);
  return page.frameLocator('iframe[sandbox]');
};

const isEngine = (name: string): boolean =>
  /\.(?:js|wasm|zip|bin|css|json)$/.test(name) && !/\/boot-/.test(name);

test.describe('a tool that was opened before', () => {
  for (const tool of ['html', 'painting', 'blocks'] as const)
    test(`${tool}: the server sends none of its files again [CW-06]`, {
      tag: tool === 'html' ? [] : '@long',
    }, async ({ browser }) => {
      test.setTimeout(120_000);
      const server = await countingServer(process.env['BANYAN_URL'] ?? '');
      const page = await browser.newPage();
      const last = tool === 'blocks' ? page.waitForResponse(/scratch-later/, { timeout: 60_000 }) : null;
      await expect(tools[tool](await open(page, server.address, tool))).toBeVisible({ timeout: 60_000 });
      await (await last)?.finished();
      const first = server.takeSent().filter(({ name }) => isEngine(name));
      expect(first.length).toBeGreaterThan(1);
      await expect(tools[tool](await open(page, server.address, tool))).toBeVisible({ timeout: 60_000 });
      const second = server.takeSent();
      expect(second.map(({ name }) => name).filter(isEngine)).toEqual([]);
      expect(second.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(again);
      await page.close();
      server.close();
    });

  test('python: nothing of the interpreter is sent again, its memory once for the next visit, and another run asks for nothing [CW-06]', async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const server = await countingServer(process.env['BANYAN_URL'] ?? '');
    const page = await browser.newPage();
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    const run = async (frame: FrameLocator) => {
      await page.getByRole('button', { name: 'Trigger Run' }).click({ timeout: pythonStart });
      // The program it begins with asks for a name.
      await expect(frame.getByRole('textbox', { name: 'Your program asks' })).toBeVisible({
        timeout: pythonStart,
      });
      await stop.click();
      await expect(stop).toBeHidden();
    };
    const memory = page.waitForResponse(/python-memory/, { timeout: pythonStart });
    await run(await open(page, server.address, 'python'));
    await (await memory).finished();
    const first = server.takeSent().map(({ name }) => name);
    expect(first.filter((name) => name.includes('python-memory'))).toHaveLength(1);
    expect(first.filter((name) => name.endsWith('.wasm'))).toHaveLength(1);

    const frame = await open(page, server.address, 'python');
    await run(frame);
    const second = server.takeSent();
    expect(second.map(({ name }) => name).filter(isEngine)).toEqual([]);
    expect(second.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(again);
    await run(frame);
    expect(server.takeSent()).toEqual([]);
    await page.close();
    server.close();
  });
});
