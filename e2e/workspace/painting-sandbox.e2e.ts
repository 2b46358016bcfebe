import { type Page, test } from '@playwright/test';
import { withoutPolicy } from './bare-server.ts';
import { expect, FrameHost } from './frame-host.ts';
import { listenOutside } from './leaks.ts';
import { drawOn, elementsOf, paintingProgram } from './painting.ts';

/** What a script in the page reaches where no policy is; the rest is what a page of an opaque origin never has. */
const shownToLeak = [
  'fetch',
  'xhr',
  'socket',
  'events',
  'beacon',
  'image',
  'script',
  'module',
  'frame',
  'inner',
  'worker',
];

const leftOut = ['webrtc', 'innerRtc', 'shadowRtc', 'scriptRtc', 'writtenRtc', 'blankRtc'];

/**
 * Each way out, tried by a script in the page itself. WebRTC is left out: browsers know no policy for it, and no
 * painting brings a script into the page, as the last test shows.
 */
async function tryAll(page: Page, script: string): Promise<string> {
  const frame = page.frames().find((each) => each.url().includes('/workspace/frame/painting/'));
  const done = page.waitForEvent('console', (message) => message.text().includes('done'));
  // Told by the browser's own tools, it is not the policy that keeps it from running.
  await frame?.evaluate(`window.leaveOut = ${JSON.stringify(leftOut)};${script}`);
  return (await done).text();
}

/** A painting that would reach out: shapes that show other sites, links, pictures with scripts. */
function hostile(outside: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" onload="fetch('${outside}svg')"><script>fetch('${outside}script')</script><image href="${outside}picture" width="9" height="9"/><rect width="90" height="90"/></svg>`;
  const shape = (type: string, at: number, more: object = {}) => ({
    id: `s${at}`,
    type,
    x: 40 * at,
    y: 100,
    width: 200,
    height: 200,
    backgroundColor: `url(${outside}colour)`,
    strokeColor: `url(${outside}colour)`,
    link: `${outside}link`,
    version: 1,
    versionNonce: at,
    seed: at,
    isDeleted: false,
    ...more,
  });
  const elements = [
    shape('rectangle', 1),
    shape('embeddable', 2, { link: `${outside}frame` }),
    shape('iframe', 3, {
      customData: { generationData: { status: 'done', html: `<script>fetch('${outside}inner')</script>` } },
    }),
    shape('image', 4, { fileId: 'f', status: 'saved', scale: [1, 1] }),
    shape('text', 5, {
      text: 'go',
      originalText: 'go',
      fontSize: 20,
      fontFamily: `f; src: url(${outside}font)`,
    }),
  ];
  const files = {
    f: { id: 'f', mimeType: 'image/svg+xml', dataURL: `data:image/svg+xml,${encodeURIComponent(svg)}` },
  };
  return JSON.stringify({ elements, files, appState: { viewBackgroundColor: `url(${outside}paper)` } });
}

test.describe('the sandbox of paintings', () => {
  test('a page without our policy leaks: the battery sees what it is there to see [CW-06]', {
    tag: '@long',
  }, async ({ page }) => {
    const outside = await listenOutside();
    const bare = await withoutPolicy(process.env['BANYAN_URL'] ?? '');
    await FrameHost.open(page, 'painting', {}, bare.address);
    await tryAll(page, outside.script);
    for (const way of shownToLeak) expect.soft([...outside.heard], way).toContain(way);
    bare.close();
    outside.close();
  });

  test('reaches nothing, whatever a painting holds: no request, no storage, no other page [CW-06]', async ({
    page,
  }) => {
    const outside = await listenOutside();
    const finished: string[] = [];
    const opened: string[] = [];
    page.on('requestfinished', (request) => finished.push(request.url()));
    page.on('popup', (popup) => opened.push(popup.url()));
    const program = paintingProgram(hostile(new URL('/', outside.control).href));
    const host = await FrameHost.open(page, 'painting', { program });
    await expect(host.frame.locator('iframe')).toHaveCount(0);
    await drawOn(page, host.frame);
    const kept = elementsOf(await host.capture());
    expect(kept.map(({ type }) => type)).toEqual(['rectangle', 'image', 'text', 'freedraw']);
    expect(kept.filter(({ link }) => link !== null)).toEqual([]);
    expect([...outside.heard]).toEqual([]);
    expect(await tryAll(page, outside.script)).toMatch(/touched: {2}done/);
    expect([...outside.heard]).toEqual([]);
    expect(opened).toEqual([]);
    const server = process.env['BANYAN_URL'] ?? '';
    const own = `${server}/workspace/frame/painting/`;
    expect(finished.filter((url) => !url.startsWith(own) && !/^(?:data|blob):/.test(url))).toEqual([
      `${server}/frame-host`,
    ]);
    expect(page.url()).toMatch(/frame-host$/);
    outside.close();
  });
});
