import { el, signButton } from '../dom.ts';
import { say } from '../words.ts';
import { OutputCap } from './output-cap.ts';

export type OutputKind = 'log' | 'warn' | 'error' | 'note';

interface Piece {
  readonly kind: OutputKind;
  readonly text: string;
  readonly where: string;
}

/** Pieces added to the page per turn, so that the page stays responsive. */
const piecesATurn = 500;

export class OutputPane {
  readonly element: HTMLElement;
  private readonly list = el('div', { class: 'lines', role: 'log', tabindex: '0', dir: 'ltr' });
  private readonly empty = el('p', { class: 'empty' });
  private readonly name = el('h2', { id: 'output-name' });
  private readonly clearer = signButton('⌫', '', () => this.clear());
  private cap = new OutputCap();
  private waiting: Piece[] = [];
  private isPlanned = false;

  constructor() {
    this.list.setAttribute('aria-labelledby', 'output-name');
    this.element = el('section', { class: 'output' }, [
      el('header', { class: 'row' }, [this.name, this.clearer]),
      this.empty,
      this.list,
    ]);
  }

  relabel(): void {
    this.name.textContent = say('output.title');
    this.empty.textContent = say('output.empty');
    this.clearer.ariaLabel = say('output.clear');
    this.clearer.title = say('output.clear');
  }

  clear(): void {
    this.cap = new OutputCap();
    this.waiting = [];
    this.list.replaceChildren();
    this.empty.hidden = false;
  }

  /** `where`: file and line, shown beside the text. Output beyond the limit is dropped. */
  write(kind: OutputKind, text: string, where = ''): void {
    const taken = this.cap.take(text);
    if (taken.text !== '') this.plan({ kind, text: taken.text, where });
    if (taken.isCut) this.note(say('output.full'));
  }

  /** A message of the page itself; it is shown beyond the limit too. */
  note(text: string, kind: OutputKind = 'note'): void {
    this.plan({ kind, text: `${text}\n`, where: '' });
  }

  private plan(piece: Piece): void {
    this.waiting.push(piece);
    if (this.isPlanned) return;
    this.isPlanned = true;
    requestAnimationFrame(() => this.flush());
  }

  private flush(): void {
    const now = this.waiting.splice(0, piecesATurn);
    const isAtEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    this.empty.hidden = true;
    for (const piece of now) this.append(piece);
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.isPlanned = this.waiting.length > 0;
    if (this.isPlanned) requestAnimationFrame(() => this.flush());
  }

  private append({ kind, text, where }: Piece): void {
    const last = this.list.lastElementChild;
    // Output without a line end continues on the same line.
    const goesOn = last?.className === kind && where === '' && !last.textContent?.endsWith('\n');
    if (goesOn) return last.append(text);
    const line = el('div', { class: kind }, [text]);
    if (where !== '') line.prepend(el('span', { class: 'where' }, [where]));
    this.list.append(line);
  }
}
