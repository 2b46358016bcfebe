import { test } from '@playwright/test';
import { expect, FrameHost, pageWith } from './frame-host.ts';
import { listenOutside } from './leaks.ts';

/** What the control reaches by its own means; the rest is what browsers keep back from any page, or does it late. */
const shownToLeak = [
  'fetch',
  'xhr',
  'socket',
  'events',
  'beacon',
  'image',
  'script',
  'module',
  'link',
  'frame',
  'inner',
  'worker',
  'webrtc',
  'css-import',
  'css-url',
  'popup',
  'object',
];

test.describe('the sandbox of web programs', () => {
  test('a page without our policy leaks: the battery sees what it is there to see [CW-06]', async ({
    page,
  }) => {
    const outside = await listenOutside();
    const done = page.waitForEvent('console', (message) => message.text().includes('done'));
    await page.goto(outside.control);
    expect((await done).text()).toMatch(/touched: cookie,storage,database,parent/);
    for (const way of shownToLeak) expect.soft([...outside.heard], way).toContain(way);
    outside.close();
  });

  test('reaches nothing: no request, no storage, no other page [CW-06]', async ({ page }) => {
    const outside = await listenOutside();
    const asked: string[] = [];
    const opened: string[] = [];
    page.on('popup', (popup) => opened.push(popup.url()));
    const host = await FrameHost.open(page, 'html');
    // What the policy stops is named too, as a request that failed by it; nothing of it left the browser.
    page.on('requestfinished', (request) => asked.push(request.url()));
    page.on('requestfailed', (request) => {
      if (!/csp|BLOCKED_BY_CSP/i.test(request.failure()?.errorText ?? '')) asked.push(request.url());
    });
    await host.run(pageWith(outside.script, { 'style.css': outside.style }));
    await expect(host.output.getByText(/touched: .*done/)).toBeVisible();
    expect(await host.output.getByText(/touched: .*done/).textContent()).toMatch(/touched: {2}done/);
    expect([...outside.heard]).toEqual([]);
    // Each by itself: the page is gone after it.
    for (const away of [
      outside.away,
      outside.away.replace('location.href =', 'top.location ='),
      outside.away.replace('location.href =', 'parent.location ='),
    ]) {
      await host.run(pageWith(`console.log('goes'); ${away}`));
      await host.hear('running');
      await expect(host.output.getByText('goes').or(host.output.getByText('stopped'))).toBeVisible();
    }
    const refresh = '<meta http-equiv=refresh content="0;url=http://127.0.0.1:1/meta">';
    const written = JSON.stringify(`<style>${outside.style}</style>${refresh}`);
    await host.run(pageWith(`document.write(${written}); console.log('late');`));
    await expect(host.output.getByText('late')).toBeVisible();
    expect([...outside.heard]).toEqual([]);
    expect(opened).toEqual([]);
    expect(page.url()).toMatch(/frame-host$/);
    const own = `${process.env['BANYAN_URL']}/workspace/frame/`;
    expect(asked.filter((url) => !url.startsWith(own) && !/^(?:data|blob|about):/.test(url))).toEqual([]);
    outside.close();
  });
});
