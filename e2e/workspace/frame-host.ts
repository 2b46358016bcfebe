import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { partsMark } from '../../contract/workspace/frame-greeting.ts';
import type { FrameLook, FromFrame, ToFrame } from '../../contract/workspace/frame-messages.ts';
import type { Program } from '../../contract/workspace/program.ts';
import { englishFrameTexts } from '../../src/features/workspace/frame-texts.en.ts';

type Open = Extract<ToFrame, { type: 'open' }>;

const look: FrameLook = { theme: 'light', language: 'en', direction: 'ltr', fontSize: 14 };

/**
 * The app's page as far as a frame knows it: the same policy, a frame, a port, the frame's files where it asks for them,
 * and a field before and behind.
 */
const hostPage = (engine: string, mark: string) => `<!doctype html><html lang="en"><head><title>Host</title>
<style>html,body{margin:0;height:100%}body{display:flex;flex-direction:column}iframe{flex:1;border:0;width:100%}</style></head>
<body><button id="before">Before</button>
<iframe title="Tool" src="/workspace/frame/${engine}/${mark}" sandbox="allow-scripts"></iframe>
<button id="behind">Behind</button>
<script>
  window.heard = [];
  window.beats = 0;
  addEventListener('message', ({ data, source, ports }) => {
    const frame = document.querySelector('iframe');
    if (source !== frame.contentWindow) return;
    if (data?.banyan === 'parts')
      ports[0].onmessage = async ({ data: { name } }) => {
        const bytes = await (await fetch('/workspace/frame/${engine}/' + name)).arrayBuffer();
        ports[0].postMessage({ name, bytes }, [bytes]);
      };
    if (data?.banyan !== 'hello') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => window.heard.push({ ...data, at: performance.now() });
    window.tell = (message) => port1.postMessage(message);
    source.postMessage({ banyan: 'port' }, '*', [port2]);
    window.isConnected = true;
  });
</script></body></html>`;

/** A page that embeds one tool as the app does, and says what it hears. */
export class FrameHost {
  private asked = 0;

  constructor(
    readonly page: Page,
    readonly engine: FrameEngine,
  ) {}

  static async open(
    page: Page,
    engine: FrameEngine,
    given: Partial<Open> = {},
    server = process.env['BANYAN_URL'],
    awaited: 'ready' | 'failed' = 'ready',
  ): Promise<FrameHost> {
    const host = await FrameHost.begin(page, engine, server);
    await host.send({
      type: 'open',
      look,
      texts: englishFrameTexts,
      program: null,
      isReadOnly: false,
      assets: [],
      ...given,
    });
    await host.hear(awaited);
    return host;
  }

  /** A page that waits for what to open. */
  static async begin(
    page: Page,
    engine: FrameEngine,
    server = process.env['BANYAN_URL'],
  ): Promise<FrameHost> {
    const host = new FrameHost(page, engine);
    await page.route('**/frame-host', (route) =>
      route.fulfill({
        // Another server's page gets its files by itself, by the network.
        body: hostPage(engine, server === process.env['BANYAN_URL'] ? partsMark : ''),
        contentType: 'text/html',
        headers: { 'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-src 'self'" },
      }),
    );
    await page.goto(`${server}/frame-host`);
    await page.waitForFunction(() => 'isConnected' in window);
    return host;
  }

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe[title="Tool"]');
  }

  get preview(): FrameLocator {
    return this.frame.frameLocator('.preview iframe');
  }

  get editor() {
    return this.frame.locator('.cm-content');
  }

  get output() {
    return this.frame.getByRole('log');
  }

  send(message: ToFrame): Promise<void> {
    return this.page.evaluate((given) => Object(window).tell(given), message);
  }

  heard(): Promise<(FromFrame & { at: number })[]> {
    return this.page.evaluate(() => Object(window).heard);
  }

  async hear<Type extends FromFrame['type']>(
    type: Type,
    timeout = 30_000,
  ): Promise<Extract<FromFrame, { type: Type }>> {
    const handle = await this.page.waitForFunction(
      (wanted) => Object(window).heard.findLast((each: { type: string }) => each.type === wanted),
      type,
      { timeout, polling: 20 },
    );
    return (await handle.jsonValue()) as Extract<FromFrame, { type: Type }>;
  }

  /** Forgets what was heard, so that the next is news. */
  forget(): Promise<void> {
    return this.page.evaluate(() => void (Object(window).heard.length = 0));
  }

  /** The program as the page has it now. */
  async capture(): Promise<Program | null> {
    // An answer to an earlier question is none to this one.
    const id = (this.asked += 1);
    await this.send({ type: 'capture', id });
    await this.page.waitForFunction(
      (wanted) => Object(window).heard.findLast((each: { id?: number }) => each.id === wanted),
      id,
      { polling: 20 },
    );
    return (await this.hear('captured')).program;
  }

  async run(files: Readonly<Record<string, string>>): Promise<void> {
    await this.send({ type: 'load', program: program(files) });
    await this.forget();
    await this.send({ type: 'run' });
  }

  async typeAtEnd(text: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.insertText(text);
  }
}

export const program = (files: Readonly<Record<string, string>>): Program => ({
  kind: 'files',
  files: Object.entries(files).map(([name, text]) => ({ name, text })),
});

export const textOf = (given: Program | null, name: string): string | undefined =>
  given?.kind === 'files' ? given.files.find((file) => file.name === name)?.text : undefined;

/** A page with one script, as students begin. */
export const pageWith = (script: string, more: Readonly<Record<string, string>> = {}) => ({
  'index.html':
    '<!doctype html><html><head><title>T</title></head><body><p id="out">begun</p><script src="script.js"></script></body></html>',
  'script.js': script,
  ...more,
});

/** Milliseconds an interpreter may take to begin where other tests take the machine's time. */
export const pythonStart = 60_000;

/** Runs a program of Python and waits until its interpreter stands ready: only then does it write anything. */
export async function runPython(host: FrameHost, files: Readonly<Record<string, string>>): Promise<void> {
  await host.run(files);
  await host.hear('running', pythonStart);
}

export { expect };
