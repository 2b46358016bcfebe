import type { LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import type { FrameAsset, ToFrame } from '#contract/workspace/frame-messages.ts';
import type { FrameTextKey } from '#contract/workspace/frame-texts.ts';
import { connect, type Opening, type Send } from '../channel.ts';
import { el, signButton } from '../dom.ts';
import { placeEdges } from '../edges.ts';
import { applyLook } from '../look.ts';
import { say, useTexts } from '../words.ts';
import { CodeEditor } from './code-editor.ts';
import { FileTabs } from './file-tabs.ts';
import { asProgram, bytesLeft, type CodeFile, type FileRules, filesOf } from './program-files.ts';

export interface Runner {
  readonly element: HTMLElement;
  relabel(): void;
  /** Runs a program after the previous one has ended. */
  run(files: readonly CodeFile[], assets: readonly FrameAsset[]): void;
  stop(): void;
}

export interface TextTool {
  readonly title: FrameTextKey;
  readonly rules: FileRules;
  readonly languageOf: (name: string) => Extension | LanguageSupport;
  readonly runner: (send: Send) => Runner;
}

/** Milliseconds within which a change is reported; several become one. */
const tellAfter = 300;

/** The page of a text tool: files, an editor and the program's output. */
class TextFrame {
  private files: readonly CodeFile[] = [];
  private shown = '';
  private assets: readonly FrameAsset[] = [];
  private isReadOnly = false;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private readonly send: Send;
  private readonly runner: Runner;
  private readonly tabs: FileTabs;
  private readonly issue = el('p', { class: 'issue bar', role: 'status' });
  private readonly hint = el('p', { id: 'leave-hint', class: 'hint bar' });
  private readonly code = el('div', { id: 'code', class: 'code', role: 'tabpanel' });
  private readonly searcher = signButton('⌕', '', () => this.editor?.openSearch());
  private editor: CodeEditor | null = null;
  private enter: (from: 'before' | 'behind') => void = () => undefined;

  constructor(private readonly tool: TextTool) {
    this.send = connect((message) => this.take(message));
    this.runner = tool.runner(this.send);
    this.tabs = new FileTabs(tool.rules, {
      show: (name) => this.show(name),
      add: (name) => this.change([...this.files, { name, text: '' }], name),
      rename: (from, to) => this.rename(from, to),
      remove: (name) => this.remove(name),
    });
    document.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      this.tellNow();
      this.send({ type: 'save' });
    });
  }

  private take(message: ToFrame): void {
    if (message.type === 'open') return this.open(message);
    if (this.editor === null) return;
    switch (message.type) {
      case 'load':
        return this.load(filesOf(message.program, this.tool.rules));
      case 'capture':
        this.tellNow();
        return this.send({ type: 'captured', id: message.id, program: asProgram(this.files) });
      case 'run':
        return this.runner.run(this.files, this.assets);
      case 'stop':
        return this.runner.stop();
      case 'look':
        applyLook(message.look);
        return this.editor.measure();
      case 'assets':
        this.assets = message.assets;
        return;
      case 'enter':
        return this.enter(message.from);
      // Code has no picture.
      case 'picture':
        return;
    }
  }

  private open({ look, texts, program, isReadOnly, assets }: Opening): void {
    if (this.editor !== null) return;
    useTexts(texts);
    applyLook(look);
    this.assets = assets;
    this.isReadOnly = isReadOnly;
    document.title = say(this.tool.title);
    this.runner.relabel();
    this.hint.textContent = isReadOnly ? say('editor.readOnly') : say('editor.leaveHint');
    this.searcher.ariaLabel = say('editor.search');
    this.searcher.title = say('editor.search');
    const main = el('main', { class: 'split', 'aria-label': say(this.tool.title) }, [
      el('section', { class: 'writing', 'aria-label': say('files.title') }, [
        el('div', { class: 'row top' }, [this.tabs.element, this.searcher]),
        this.issue,
        this.code,
        this.hint,
      ]),
      this.runner.element,
    ]);
    document.body.append(main);
    this.editor = new CodeEditor({
      parent: this.code,
      languageOf: this.tool.languageOf,
      mayGrow: (characters) => this.mayGrow(characters),
      onChange: (name, text) => this.typed(name, text),
      labelOf: (name) => say('editor.title', { name }),
      keys: [{ key: 'Mod-Enter', run: () => this.runHere() }],
    });
    this.enter = placeEdges(document.body, this.send);
    this.load(filesOf(program, this.tool.rules));
    this.send({ type: 'ready' });
  }

  private runHere(): boolean {
    this.runner.run(this.files, this.assets);
    return true;
  }

  private load(files: readonly CodeFile[]): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    this.issue.textContent = '';
    this.files = files;
    this.editor?.reset(this.isReadOnly);
    const kept = files.find(({ name }) => name === this.shown);
    this.show((kept ?? files.find(({ name }) => name === this.tool.rules.first) ?? files[0])?.name ?? '');
  }

  private show(name: string): void {
    this.shown = name;
    this.tabs.render(this.files, name, this.isReadOnly);
    this.code.setAttribute('aria-label', say('editor.title', { name }));
    this.editor?.show(name, this.files.find((file) => file.name === name)?.text ?? '');
  }

  private typed(name: string, text: string): void {
    this.issue.textContent = '';
    this.files = this.files.map((file) => (file.name === name ? { name, text } : file));
    this.tell();
  }

  private change(files: readonly CodeFile[], shown: string): void {
    this.files = files;
    this.show(shown);
    this.tell();
  }

  private rename(from: string, to: string): void {
    const text = this.files.find(({ name }) => name === from)?.text ?? '';
    this.editor?.forget(from);
    this.change(
      this.files.map((file) => (file.name === from ? { name: to, text } : file)),
      to,
    );
  }

  private remove(name: string): void {
    const at = this.files.findIndex((file) => file.name === name);
    const rest = this.files.filter((file) => file.name !== name);
    this.editor?.forget(name);
    this.change(rest, (rest[at] ?? rest.at(-1))?.name ?? '');
  }

  /** A letter has at most three bytes, so exact counting is needed only near the limit. */
  private mayGrow(characters: number): boolean {
    const written = this.files.reduce((sum, { text }) => sum + text.length, 0);
    if ((written + characters) * 3 < 2 ** 19) return true;
    if (bytesLeft(this.files) >= characters * 3) return true;
    this.issue.textContent = say('files.tooLarge');
    return false;
  }

  private tell(): void {
    this.telling ??= setTimeout(() => this.tellNow(), tellAfter);
  }

  private tellNow(): void {
    if (this.telling === undefined) return;
    clearTimeout(this.telling);
    this.telling = undefined;
    this.send({ type: 'changed', program: asProgram(this.files) });
  }
}

export const startTextFrame = (tool: TextTool): unknown => new TextFrame(tool);
