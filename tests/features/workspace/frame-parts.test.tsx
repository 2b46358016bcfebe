import { afterEach, describe, expect, it, vi } from 'vitest';
import { partsMost } from '#contract/workspace/frame-parts.ts';
import { servePartsOf } from '#src/features/workspace/frame-parts.ts';

/** The app's end of the channel and what a page, hostile or not, says by the other. */
function connect() {
  const asked: { readonly address: string; readonly cache: string }[] = [];
  vi.stubGlobal('fetch', async (address: string, { cache = 'default' }: RequestInit = {}) => {
    asked.push({ address, cache });
    if (address.includes('gone')) return new Response('', { status: 404 });
    if (address.includes('broken')) throw new TypeError('Failed to fetch');
    return new Response('bytes');
  });
  const { port1, port2 } = new MessageChannel();
  servePartsOf('python')(port1);
  const answers: { readonly name: string; readonly bytes: ArrayBuffer | null }[] = [];
  const listeners: (() => void)[] = [];
  port2.addEventListener('message', ({ data }) => {
    answers.push(data);
    listeners.forEach((listener) => listener());
  });
  port2.start();
  const answered = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => answers.length >= count && resolve();
      listeners.push(look);
      look();
    });
  return { asked, answers, answered, say: (message: unknown) => port2.postMessage(message) };
}

describe('the files of a tool, handed to its page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('come from below the tool’s own address, each as bytes that the page owns [CW-06]', async () => {
    const page = connect();
    page.say({ name: 'python.wasm', want: 'bytes' });
    page.say({ name: 'editor-1/scratch-gui.js', want: 'bytes' });
    await page.answered(2);
    expect(page.asked.map(({ address }) => address)).toEqual([
      '/workspace/frame/python/python.wasm',
      '/workspace/frame/python/editor-1/scratch-gui.js',
    ]);
    expect(page.answers.map(({ bytes }) => bytes?.byteLength)).toEqual([5, 5]);
  });

  it('are taken from the cache alone where a page asks so, and only brought into it for the next visit [CW-06]', async () => {
    const page = connect();
    page.say({ name: 'python-memory.bin', want: 'kept' });
    page.say({ name: 'python-memory.bin', want: 'later' });
    await page.answered(2);
    expect(page.asked.map(({ cache }) => cache)).toEqual(['only-if-cached', 'default']);
    expect(page.answers.filter(({ bytes }) => bytes === null)).toHaveLength(1);
  });

  it('are null where they do not come, so that the page goes on without the app [CW-06]', async () => {
    const page = connect();
    page.say({ name: 'gone.js', want: 'bytes' });
    page.say({ name: 'broken.js', want: 'bytes' });
    await page.answered(2);
    expect(page.answers.map(({ bytes }) => bytes)).toEqual([null, null]);
  });

  it.each([
    { name: '../html/a.js', want: 'bytes' },
    { name: '..', want: 'bytes' },
    { name: 'a/../../../Login/getLogo.x', want: 'bytes' },
    { name: '/workspace/assets/secret/a.png', want: 'bytes' },
    { name: 'https://elsewhere.example/a.js', want: 'bytes' },
    { name: '//elsewhere.example/a.js', want: 'bytes' },
    { name: String.raw`..\html\a.js`, want: 'bytes' },
    { name: '%2e%2e/a.js', want: 'bytes' },
    { name: 'a.js?secret', want: 'bytes' },
    { name: 'a.js\n', want: 'bytes' },
    { name: `${'a'.repeat(200)}.js`, want: 'bytes' },
    { name: 'a.js', want: 'everything' },
    { name: ['a.js'], want: 'bytes' },
    null,
    'a.js',
  ])('are nothing else: %j is not heard [CW-06]', async (message) => {
    const page = connect();
    page.say(message);
    page.say({ name: 'a.js', want: 'bytes' });
    await page.answered(1);
    expect(page.asked).toEqual([{ address: '/workspace/frame/python/a.js', cache: 'default' }]);
    expect(page.answers.map(({ name }) => name)).toEqual(['a.js']);
  });

  it('end: a page that asks a thousand times gets no more than a tool has [CW-06]', async () => {
    const page = connect();
    for (let at = 0; at < 1_000; at += 1) page.say({ name: `part-${at}.js`, want: 'bytes' });
    await page.answered(1_000);
    expect(page.asked).toHaveLength(partsMost);
    expect(page.answers.filter(({ bytes }) => bytes !== null)).toHaveLength(partsMost);
  });
});
