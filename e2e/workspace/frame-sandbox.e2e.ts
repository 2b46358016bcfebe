import { test } from '@playwright/test';
import { sample } from '../sample.ts';
import { expect, FrameHost, pageWith, textOf } from './frame-host.ts';
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
  'form',
  'early',
  'typeface',
  'audio',
  'embed',
  'button',
  'svg',
  'styled',
  'late',
  'data-worker',
];

/** Workers that never end, as many as the page gets. */
const fork = `let made = 0;
for (let at = 0; at < 100; at += 1)
  for (const address of ['data:text/javascript,for(;;){}', URL.createObjectURL(new Blob(['for(;;){}']))])
    try { const worker = new Worker(address); worker.onerror = () => { made -= 1; }; made += 1; } catch {}
setTimeout(() => console.log('workers: ' + made), 1000);`;

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

  test('starts no workers, forges no message, and shows no picture that was taken away [CW-06, C1-15]', async ({
    page,
  }) => {
    const host = await FrameHost.open(page, 'html');
    await host.run(pageWith(fork));
    await expect(host.output.getByText('workers: 0')).toBeVisible();
    await host.send({ type: 'stop' });
    await host.hear('stopped', 2_000);
    // Messages to the pages above, in the words that the tool and the app have for each other.
    const words = JSON.stringify([
      { banyan: 'hello' },
      { banyan: 'port' },
      { type: 'save' },
      { type: 'captured', id: 1, program: null },
    ]);
    // Said once, and again and again: the program's own output comes all the same, and nothing ends it.
    await host.run(
      pageWith(`const say = () => { for (const word of ${words}) for (const above of [parent, top]) above.postMessage(word, '*'); };
say();
let said = 0;
const saying = setInterval(() => { say(); if (++said === 150) { clearInterval(saying); console.log('forged'); } }, 20);`),
    );
    await expect(host.output.getByText('forged')).toBeVisible();
    expect((await host.heard()).map(({ type }) => type)).toEqual(['starting', 'running']);
    expect(textOf(await host.capture(), 'script.js')).toContain('forged');
    await expect(host.preview.locator('#out')).toHaveText('begun');
    // A page that loads itself anew is shown anew, and one that does nothing else is ended.
    await host.run(
      pageWith("console.log('came'); if (!location.hash) { location.hash = 'again'; location.reload(); }"),
    );
    await expect(host.output.getByText('came')).toHaveCount(2);
    await host.run(pageWith('location.reload();'));
    expect(await host.hear('stopped')).toMatchObject({ why: 'hung' });

    // The address of a picture is there until it is taken away; each run asks anew.
    const url = `${process.env['BANYAN_URL']}/workspace/assets/secret/kite.png`;
    let isThere = true;
    await page.route(url, (route) =>
      isThere
        ? route.fulfill({ path: sample('picture.png'), headers: { 'cache-control': 'private, no-cache' } })
        : route.fulfill({ status: 404 }),
    );
    await host.send({ type: 'assets', assets: [{ name: 'kite.png', url }] });
    const shows = pageWith(
      `document.querySelector('img').addEventListener('load', () => console.log('shown'));
document.querySelector('img').addEventListener('error', () => console.log('gone'));`,
      {
        'index.html':
          '<!doctype html><img alt="kite"><script src="script.js"></script><script src="put.js"></script>',
        'put.js': "document.querySelector('img').src = 'kite.png';",
      },
    );
    await host.run(shows);
    await expect(host.output.getByText('shown')).toBeVisible();
    isThere = false;
    await host.run(shows);
    await expect(host.output.getByText('gone')).toBeVisible();
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
