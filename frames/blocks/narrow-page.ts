import { el } from '../shared/dom.ts';
import { say } from '../shared/words.ts';
import type { ScratchStore } from './scratch.ts';

/** Scratch's editor is made for 1,024 pixels. On narrower screens only its stage fits. */
const narrow = '(max-width: 767px)';

/**
 * On a phone the stage comes first, to run and play a program. One press shows the blocks, where the page scrolls
 * sideways and says so.
 */
export class NarrowPage {
  readonly element = el('nav', { class: 'narrow' });
  private readonly stage = el('button', { type: 'button' });
  private readonly blocks = el('button', { type: 'button' });
  private readonly hint = el('p');
  private readonly query = matchMedia(narrow);
  private store: ScratchStore | null = null;

  constructor() {
    this.element.append(el('div', { class: 'switch', role: 'group' }, [this.stage, this.blocks]), this.hint);
    this.stage.addEventListener('click', () => this.show(true));
    this.blocks.addEventListener('click', () => this.show(false));
  }

  relabel(): void {
    this.element.ariaLabel = say('blocks.views');
    this.stage.textContent = say('blocks.stage');
    this.blocks.textContent = say('blocks.blocks');
    this.hint.textContent = say('blocks.narrow');
  }

  follow(store: ScratchStore): void {
    this.store = store;
    store.subscribe(() => this.mark());
    // A phone in landscape has room for the blocks.
    this.query.addEventListener('change', ({ matches }) => this.show(matches));
    if (this.query.matches) this.show(true);
    this.mark();
  }

  private show(isFullScreen: boolean): void {
    this.store?.dispatch({ type: 'scratch-gui/mode/SET_FULL_SCREEN', isFullScreen });
  }

  private mark(): void {
    const isStage = this.store?.getState().scratchGui.mode.isFullScreen ?? false;
    this.stage.setAttribute('aria-pressed', String(isStage));
    this.blocks.setAttribute('aria-pressed', String(!isStage));
    this.hint.hidden = isStage;
  }
}
