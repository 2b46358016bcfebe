import type { FrameLook, ToFrame } from '#contract/workspace/frame-messages.ts';
import type { Program } from '#contract/workspace/program.ts';
import { connect, type Opening, type Send } from '../shared/channel.ts';
import { el } from '../shared/dom.ts';
import { placeEdges } from '../shared/edges.ts';
import { applyLook } from '../shared/look.ts';
import { asText } from '../shared/parts.ts';
import { say, useTexts } from '../shared/words.ts';
import { OurEditor } from './editor-ours.ts';
import { languageOf } from './languages.ts';
import type { LibraryIndex } from './library/library-types.ts';
import { NarrowPage } from './narrow-page.ts';
import { hideStorage } from './no-storage.ts';
import { BlocksProgram, bufferOf } from './program.ts';
import { loadRest, loadScratch, mountScratch, type ScratchStore } from './scratch.ts';
import { setLanguage } from './set-language.ts';

/** Milliseconds after the editor can be used. */
const restAfter = 500;

const beside = (file: string): string => new URL(file, document.baseURI).href;

class BlocksFrame {
  private readonly send: Send;
  private readonly editor = new OurEditor(
    (file) => beside(`${BLOCKS_LIBRARY}${file}`),
    async () => loadRest(await this.scratch, window.banyanParts.take(BLOCKS_LATER)),
  );
  // Both requests start with the page.
  private readonly index = loadIndex();
  private readonly scratch = this.index.then(() =>
    loadScratch(beside(BLOCKS_SCRIPT), window.banyanParts.take(BLOCKS_SCRIPT)),
  );
  private readonly stage = el('main', { id: 'blocks' });
  private readonly cover = el('p', { class: 'cover', role: 'status' });
  private isOpen = false;
  private isReadOnly = false;
  private readonly narrow = new NarrowPage();
  private store: ScratchStore | null = null;
  private program: BlocksProgram | null = null;
  private enter: (from: 'before' | 'behind') => void = () => undefined;

  constructor() {
    window.blocksEditor = this.editor;
    this.scratch.catch(() => undefined);
    this.send = connect((message) => this.take(message));
    document.addEventListener('keydown', (event) => this.onKey(event), { capture: true });
  }

  private take(message: ToFrame): void {
    if (message.type === 'open') return void this.open(message);
    const { program } = this;
    if (message.type === 'look') return void this.look(message.look);
    if (message.type === 'enter') return this.enter(message.from);
    if (program === null) return;
    switch (message.type) {
      case 'load':
        return void this.load(program, message.program);
      case 'capture':
        return void program.capture().then(
          (captured) => this.send({ type: 'captured', id: message.id, program: captured }),
          () => this.send({ type: 'failed', why: 'engine' }),
        );
      case 'run':
        return program.run();
      case 'stop':
        return program.stop();
      // The program itself contains costumes and sounds.
      case 'assets':
      case 'picture':
        return;
    }
  }

  private async open({ look, texts, program, isReadOnly }: Opening): Promise<void> {
    if (this.isOpen) return;
    this.isOpen = true;
    this.isReadOnly = isReadOnly;
    useTexts(texts);
    applyLook(look);
    document.title = say('page.blocks');
    this.stage.setAttribute('aria-label', say('page.blocks'));
    this.narrow.relabel();
    this.cover.textContent = say('blocks.starting');
    document.body.classList.toggle('read-only', isReadOnly);
    document.body.append(this.narrow.element, this.stage, this.cover);
    this.enter = placeEdges(document.body, this.send);
    try {
      await this.begin(look, program);
    } catch {
      this.send({ type: 'failed', why: 'engine' });
    }
  }

  private async begin(look: FrameLook, given: Program | null): Promise<void> {
    const [index, gui] = await Promise.all([this.index, this.scratch]);
    if (given?.kind === 'files') return this.send({ type: 'failed', why: 'program' });
    if (given !== null) this.editor.beginWith(bufferOf(given.bytes));
    this.editor.fill(index, languageOf(look.language));
    const store = await mountScratch(gui, {
      into: this.stage,
      folder: `./${BLOCKS_FOLDER}`,
      addressOf: this.editor.addressOf,
    });
    this.store = store;
    this.editor.renewStore = () => store.dispatch({ type: 'banyan/renewed' });
    this.narrow.follow(store);
    await setLanguage(gui, store, look.language);
    const { vm } = store.getState().scratchGui;
    const program = new BlocksProgram(vm, this.send, this.isReadOnly, () => this.editor.newProject());
    if (!(await isShown(store))) return this.send({ type: 'failed', why: 'program' });
    await program.begin(given);
    if (this.isReadOnly) lockBlocks(gui.part(3_001));
    this.cover.hidden = true;
    this.program = program;
    this.send({ type: 'ready' });
    this.editor.palette.begin();
    setTimeout(() => void this.editor.wholeEditor().catch(() => undefined), restAfter);
  }

  private async load(program: BlocksProgram, given: Program | null): Promise<void> {
    if (!(await program.load(given))) this.send({ type: 'failed', why: 'program' });
  }

  private async look(look: FrameLook): Promise<void> {
    applyLook(look);
    if (this.store === null) return;
    this.editor.fill(await this.index, languageOf(look.language));
    await setLanguage(await this.scratch, this.store, look.language);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.send({ type: 'save' });
  }
}

async function loadIndex(): Promise<LibraryIndex> {
  return JSON.parse(asText(await window.banyanParts.take(BLOCKS_INDEX)));
}

/** Waits for the first program; false: it cannot be opened. */
function isShown(store: ScratchStore): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { loadingState } = store.getState().scratchGui.projectState;
      const isDone = loadingState.startsWith('SHOWING') || loadingState === 'ERROR';
      if (isDone) resolve(loadingState !== 'ERROR');
      return isDone;
    };
    if (look()) return;
    const stop = store.subscribe(() => look() && stop());
  });
}

function lockBlocks({
  getMainWorkspace,
}: {
  getMainWorkspace: () => { options: { readOnly: boolean } } | null;
}) {
  const workspace = getMainWorkspace();
  if (workspace) workspace.options.readOnly = true;
}

const startBlocks = (): unknown => new BlocksFrame();

hideStorage();
startBlocks();
