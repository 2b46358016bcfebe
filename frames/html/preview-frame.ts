import * as v from 'valibot';
import { isGreeting } from '#contract/workspace/frame-greeting.ts';
import type { FrameAsset } from '#contract/workspace/frame-messages.ts';
import type { Send } from '../shared/channel.ts';
import type { OutputPane } from '../shared/code/output-pane.ts';
import type { CodeFile } from '../shared/code/program-files.ts';
import { el } from '../shared/dom.ts';
import type { PreviewPage } from '../shared/preview-messages.ts';
import { say } from '../shared/words.ts';
import { isPage, previewOf } from './preview-document.ts';

const text = v.pipe(
  v.string(),
  v.transform((given) => given.slice(0, 2 ** 20)),
);
const lineSchema = v.object({ kind: v.picklist(['log', 'warn', 'error']), text, where: text });
/** The student's code can write to the port too. */
const fromPreview = v.variant('type', [
  v.object({ type: v.literal('lines'), lines: v.array(lineSchema) }),
  v.object({ type: v.literal('alive') }),
  v.object({ type: v.literal('hung'), where: text, line: v.number() }),
  v.object({ type: v.literal('page'), name: text }),
  v.object({ type: v.literal('said'), key: v.picklist(['alert', 'prompt', 'blockedLink']), text }),
]);

/** Milliseconds of silence after which the preview hangs, in browsers that run it separately. */
const silentMost = 1_500;
/** A page that reloads faster than this, ten times, is stopped. */
const reloads = { most: 10, ms: 1_000 } as const;
/** Milliseconds. A page gets the program only once in this time, however often it says that it listens. */
const giveEvery = 100;

/** The frame of a student's page. Each run has a new one, and a stopped page has none. */
export class PreviewFrame {
  readonly element = el('div', { class: 'preview' });
  private readonly empty = el('p', { class: 'empty' });
  private frame: HTMLIFrameElement | null = null;
  private page: PreviewPage | null = null;
  private port: MessagePort | null = null;
  /** The port offered to the last page that said it listens, until that page speaks. */
  private offered: MessagePort | null = null;
  private giving: ReturnType<typeof setTimeout> | undefined;
  private isAsked = false;
  private files: readonly CodeFile[] = [];
  private assets: readonly FrameAsset[] = [];
  private heardAt = 0;
  private readonly loaded: number[] = [];

  constructor(
    private readonly address: string,
    private readonly output: OutputPane,
    private readonly send: Send,
  ) {
    this.element.append(this.empty);
    window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      const isOurs = this.frame !== null && source === this.frame.contentWindow;
      if (isOurs && isGreeting(data, 'hello')) this.ask();
    });
    setInterval(() => this.listenForLife(), 250);
  }

  relabel(): void {
    this.empty.textContent = say('preview.empty');
  }

  run(files: readonly CodeFile[], assets: readonly FrameAsset[]): void {
    this.remove();
    this.output.clear();
    this.files = files;
    this.assets = assets;
    const first = files.find(({ name }) => name === 'index.html') ?? files.find(isPage);
    if (!first) {
      this.output.write('error', `${say('preview.noPage')}\n`);
      return this.send({ type: 'stopped', why: 'failed' });
    }
    this.send({ type: 'starting' });
    this.open(first.name);
  }

  stop(): void {
    if (this.frame === null) return;
    this.end('asked');
    this.output.note(say('preview.stopped'));
  }

  private open(name: string): void {
    const { page, missing } = previewOf(this.files, name, this.assets);
    for (const each of missing) this.output.write('warn', `${say('preview.blockedFile', { name: each })}\n`);
    this.page = page;
    this.loaded.length = 0;
    this.forgetPorts();
    this.frame?.remove();
    this.frame = el('iframe', {
      src: this.address,
      sandbox: 'allow-scripts',
      title: say('preview.title'),
      referrerpolicy: 'no-referrer',
      allow: '',
    });
    this.empty.hidden = true;
    this.element.append(this.frame);
  }

  /**
   * The preview listens for the first time or after a reload. The student's code can post the same message, so the
   * present port stays until the next one is used.
   */
  private ask(): void {
    this.isAsked = true;
    if (this.giving === undefined) this.give();
  }

  private give(): void {
    this.giving = undefined;
    if (!this.isAsked || this.frame === null) return;
    this.isAsked = false;
    this.giving = setTimeout(() => this.give(), giveEvery);
    const { port1, port2 } = new MessageChannel();
    this.offered?.close();
    this.offered = port1;
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.hear(port1, data));
    port1.start();
    this.heardAt = performance.now();
    this.frame.contentWindow?.postMessage(this.page, '*', [port2]);
  }

  private hear(port: MessagePort, data: unknown): void {
    if (port === this.offered) this.begin(port);
    if (port === this.port) this.take(data);
  }

  private begin(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    this.offered = null;
    const now = performance.now();
    this.loaded.push(now);
    if (this.loaded.length === 1) return this.send({ type: 'running' });
    if (
      this.loaded.length <= reloads.most ||
      now - (this.loaded.at(-reloads.most) ?? 0) >= reloads.ms * reloads.most
    )
      return;
    this.output.note(say('preview.reloads'), 'error');
    this.end('hung');
  }

  private take(data: unknown): void {
    const message = v.safeParse(fromPreview, data);
    if (!message.success) return;
    this.heardAt = performance.now();
    const { output: heard } = message;
    if (heard.type === 'lines')
      for (const { kind, text, where } of heard.lines) this.output.write(kind, `${text}\n`, where);
    if (heard.type === 'page' && this.files.some((file) => isPage(file) && file.name === heard.name))
      this.open(heard.name);
    if (heard.type === 'said') this.saidBy(heard);
    if (heard.type === 'hung') {
      this.output.note(say('preview.loop', { line: heard.line, name: heard.where }), 'error');
      this.end('hung');
    }
  }

  private saidBy({ key, text }: { key: 'alert' | 'prompt' | 'blockedLink'; text: string }): void {
    const values = { text, name: text };
    this.output.write(key === 'alert' ? 'log' : 'warn', `${say(`preview.${key}`, values)}\n`);
  }

  /** If this page itself was paused, it could hear nothing, so silence then does not count. */
  private lookedAt = 0;
  private listenForLife(): void {
    const now = performance.now();
    const wasKept = now - this.lookedAt > 1_000;
    this.lookedAt = now;
    if (wasKept || document.hidden) this.heardAt = Math.max(this.heardAt, now);
    if ((this.port ?? this.offered) === null || now - this.heardAt < silentMost) return;
    this.output.note(say('preview.stopped'), 'error');
    this.end('hung');
  }

  private end(why: 'asked' | 'hung'): void {
    this.remove();
    this.send({ type: 'stopped', why });
  }

  private forgetPorts(): void {
    this.port?.close();
    this.offered?.close();
    this.port = null;
    this.offered = null;
    clearTimeout(this.giving);
    this.giving = undefined;
    this.isAsked = false;
  }

  private remove(): void {
    this.forgetPorts();
    this.frame?.remove();
    this.frame = null;
    this.empty.hidden = false;
  }
}
