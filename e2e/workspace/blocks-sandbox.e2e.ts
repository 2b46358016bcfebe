import { test } from '@playwright/test';
import { withoutPolicy } from './bare-server.ts';
import { sb3With } from './blocks.model.ts';
import { expect, FrameHost } from './frame-host.ts';
import { listenOutside } from './leaks.ts';

/**
 * What a program of blocks can bring along: a costume that is a page of its own, addresses in it, sounds and costumes
 * that are not in the file, an extension from elsewhere. And what would follow if code ran in the page all the same:
 * `script` is put into the page by hand.
 */
const costume = (out: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" onload="fetch('${out}onload')"><script>fetch('${out}svg-script')</script><style>@import url('${out}svg-style'); rect { fill: url(${out}svg-fill) }</style><image href="${out}svg-image" xlink:href="${out}svg-link" width="9" height="9"/><foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${out}svg-foreign" onerror="fetch('${out}svg-error')"/></foreignObject><rect width="40" height="40"/></svg>`;

/** Runs the ways out in the page of the tool, as code of a student would. */
async function tryAll(host: FrameHost, script: string): Promise<string> {
  const [, frame] = host.page.frames();
  if (!frame) throw new Error('no frame');
  const said = host.page.waitForEvent('console', (message) => message.text().startsWith('touched:'));
  // By the protocol of the browser's tools: the policy would not let it in. A frame without an address has classes of
  // WebRTC of its own; only code of the page could ask for them, and a program of blocks brings none.
  await frame.evaluate(`window.leaveOut = ['top', 'blankRtc'];${script}`);
  return (await said).text();
}

test.describe('the sandbox of the blocks', () => {
  test('a page without our policy leaks: the battery sees what it is there to see [CW-06]', {
    tag: '@long',
  }, async ({ page }) => {
    const outside = await listenOutside();
    const bare = await withoutPolicy(process.env['BANYAN_URL'] ?? '');
    const host = await FrameHost.open(page, 'blocks', {}, bare.address);
    await tryAll(host, outside.script);
    for (const way of ['fetch', 'xhr', 'socket', 'events', 'beacon', 'image', 'script', 'link', 'webrtc'])
      expect.soft([...outside.heard], way).toContain(way);
    bare.close();
    outside.close();
  });

  test('reaches nothing: no request, no storage, no other page [CW-06]', async ({ page }) => {
    const outside = await listenOutside();
    const finished: string[] = [];
    page.on('requestfinished', (request) => finished.push(request.url()));
    const out = new URL('/', outside.control).href;
    const host = await FrameHost.open(page, 'blocks', { program: await sb3With({}, {}, costume(out)) });
    await host.send({ type: 'run' });
    await host.hear('stopped');
    // Ours, which forgets: the page has no cookies.
    expect(await tryAll(host, outside.script)).toBe('touched: cookie done');
    expect([...outside.heard]).toEqual([]);
    const server = process.env['BANYAN_URL'] ?? '';
    const own = `${server}/workspace/frame/blocks/`;
    const others = finished.filter((url) => !url.startsWith(own) && !/^(?:data|blob|about):/.test(url));
    expect(others).toEqual([`${server}/frame-host`]);
    expect(page.url()).toMatch(/frame-host$/);
    outside.close();
  });
});
