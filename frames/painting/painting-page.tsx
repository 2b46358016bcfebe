import { CaptureUpdateAction, hashElementsVersion } from '@excalidraw/excalidraw';
import type { FileId } from '@excalidraw/excalidraw/element/types';
import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { createRoot, type Root } from 'react-dom/client';
import type { FrameAsset, FrameLook, ToFrame } from '#contract/workspace/frame-messages.ts';
import type { Program } from '#contract/workspace/program.ts';
import { connect, type Opening } from '../shared/channel.ts';
import { el } from '../shared/dom.ts';
import { placeEdges } from '../shared/edges.ts';
import { applyLook } from '../shared/look.ts';
import { say, useTexts } from '../shared/words.ts';
import { keepFirstStroke } from './first-stroke.ts';
import { putPicture, redrawOthers } from './own-pictures.ts';
import { PaintingTool } from './PaintingTool.tsx';
import { paintingOf, programOfPainting, roughSize } from './painting-file.ts';
import { pngOf } from './painting-picture.ts';

/** Milliseconds within which a change is reported; several become one. */
const tellAfter = 300;
/** Bytes. Packing a larger painting is slow, so the app hears only of the change and asks for it when it saves. */
const tellsWhole = 2 ** 18;

class PaintingFrame {
  private api: ExcalidrawImperativeAPI | null = null;
  private root: Root | null = null;
  private look: FrameLook | null = null;
  private assets: readonly FrameAsset[] = [];
  private isReadOnly = false;
  /** A program that waits until the tool is ready; undefined: none waits. */
  private first: Program | null | undefined;
  /** True: nothing was saved of this painting, and it is empty. */
  private isNew = true;
  private told = '';
  private telling: ReturnType<typeof setTimeout> | undefined;
  /** PNG pictures by the pictures of other kinds whose place they took. */
  private readonly redrawn = new Map<string, FileId>();
  private redrawing = Promise.resolve();
  private enter: (from: 'before' | 'behind') => void = () => undefined;
  private readonly send = connect((message) => this.take(message));

  constructor() {
    keepFirstStroke();
    // The tool would take some of these keys as commands.
    document.addEventListener('keydown', (event) => this.press(event), { capture: true });
    // The tool sets the language whose texts we replaced.
    new MutationObserver(() => this.look && this.name(this.look)).observe(document.documentElement, {
      attributeFilter: ['lang', 'dir'],
    });
  }

  private take(message: ToFrame): void {
    if (message.type === 'open') return this.open(message);
    if (this.api === null || this.first !== undefined) return;
    switch (message.type) {
      case 'load':
        this.load(message.program);
        return;
      case 'capture':
        return void this.capture(message.id);
      case 'picture':
        return void this.picture(this.api, message.id);
      case 'look':
        this.look = message.look;
        return this.render();
      case 'assets':
        this.assets = message.assets;
        return this.render();
      case 'enter':
        return this.enter(message.from);
      case 'run':
      case 'stop':
        // A painting does not run.
        return;
    }
  }

  private open({ look, texts, program, isReadOnly, assets }: Opening): void {
    if (this.root !== null) return;
    useTexts(texts);
    this.look = look;
    this.assets = assets;
    this.isReadOnly = isReadOnly;
    this.first = program;
    document.title = say('page.painting');
    const main = el('main', { 'aria-label': say('page.painting') });
    document.body.append(main);
    this.root = createRoot(main);
    this.enter = placeEdges(document.body, this.send);
    this.render();
  }

  private render(): void {
    if (this.look === null) return;
    this.name(this.look);
    this.root?.render(
      <PaintingTool
        look={this.look}
        isReadOnly={this.isReadOnly}
        assets={this.assets}
        onApi={(api) => {
          this.api = api;
        }}
        onChange={() => this.changed()}
        onPicture={(asset) => this.put(asset)}
      />,
    );
  }

  /** Only if it differs, because its own change calls this again. */
  private name(look: FrameLook): void {
    const { lang, dir } = document.documentElement;
    if (
      lang !== look.language ||
      dir !== look.direction ||
      document.documentElement.dataset['theme'] !== look.theme
    )
      applyLook(look);
  }

  private changed(): void {
    if (this.first !== undefined) return this.begin(this.first);
    if (!this.isReadOnly) this.redraw();
    const now = this.mark();
    if (now === this.told || this.isReadOnly) return;
    this.told = now;
    this.isNew = false;
    this.telling ??= setTimeout(() => this.tellNow(), tellAfter);
  }

  /** One after the other. What cannot be drawn is no picture, and is not kept. */
  private redraw(): void {
    this.redrawing = this.redrawing
      .then(() => (this.api ? redrawOthers(this.api, this.redrawn) : undefined))
      .catch(() => undefined);
  }

  private async capture(id: number): Promise<void> {
    await this.redrawing;
    this.tellNow();
    this.send({ type: 'captured', id, program: this.program() });
  }

  private begin(program: Program | null): void {
    this.first = undefined;
    if (this.load(program)) this.send({ type: 'ready' });
  }

  /** Refuses a damaged program and keeps the present painting. Returns whether it was loaded. */
  private load(program: Program | null): boolean {
    const painting = paintingOf(program);
    if (painting === null || this.api === null) {
      this.send({ type: 'failed', why: 'program' });
      return false;
    }
    clearTimeout(this.telling);
    this.telling = undefined;
    this.api.addFiles([...painting.files]);
    this.api.updateScene({
      elements: painting.elements,
      appState: { viewBackgroundColor: painting.background },
      captureUpdate: CaptureUpdateAction.NEVER,
    });
    this.api.history.clear();
    if (painting.elements.length > 0) this.api.scrollToContent(undefined, { fitToViewport: false });
    this.isNew = program === null;
    this.told = this.mark();
    return true;
  }

  private mark(): string {
    if (this.api === null) return '';
    const { viewBackgroundColor } = this.api.getAppState();
    return `${hashElementsVersion(this.api.getSceneElements())} ${viewBackgroundColor}`;
  }

  /** null: nothing was ever painted. */
  private program(): Program | null {
    if (this.api === null || (this.isNew && this.api.getSceneElements().length === 0)) return null;
    const { viewBackgroundColor } = this.api.getAppState();
    return programOfPainting(this.api.getSceneElements(), this.api.getFiles(), viewBackgroundColor);
  }

  private async picture(api: ExcalidrawImperativeAPI, id: number): Promise<void> {
    const png = await pngOf(api).catch(() => null);
    this.send({ type: 'pictured', id, png });
  }

  private tellNow(): void {
    if (this.telling === undefined || this.api === null) return;
    clearTimeout(this.telling);
    this.telling = undefined;
    const isLarge = roughSize(this.api.getSceneElements(), this.api.getFiles()) > tellsWhole;
    const program = isLarge ? null : this.program();
    this.send(program === null ? { type: 'touched' } : { type: 'changed', program });
  }

  private async put(asset: FrameAsset): Promise<boolean> {
    if (this.api === null) return false;
    try {
      await putPicture(this.api, asset);
      return true;
    } catch {
      return false;
    }
  }

  /** The app saves. The tool's help, library and command search lead elsewhere or name what is left out. */
  private press(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && !event.altKey && key === 's') {
      event.preventDefault();
      event.stopPropagation();
      this.tellNow();
      this.send({ type: 'save' });
      return;
    }
    const writes =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
    const isLeftOut = isCommand ? ['k', 'o', '/'].includes(key) : !writes && key === '?';
    if (isLeftOut) event.stopPropagation();
    if (isLeftOut && isCommand) event.preventDefault();
  }
}

export const startPaintingPage = (): unknown => new PaintingFrame();
