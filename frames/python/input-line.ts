import { el } from '../shared/dom.ts';
import { say } from '../shared/words.ts';

/** The answers to a program's questions: one by one, or all before the run if the program cannot wait. */
export class InputLine {
  private readonly line = el('input', {
    id: 'answer',
    type: 'text',
    autocomplete: 'off',
    maxlength: '10000',
  });
  private readonly lineName = el('label', { for: 'answer' });
  private readonly sender = el('button', { type: 'button', class: 'main' });
  private readonly asking = el('div', { class: 'ask-input', hidden: true }, [
    this.lineName,
    el('div', { class: 'row' }, [this.line, this.sender]),
  ]);
  private readonly lines = el('textarea', { id: 'ahead', rows: '3', maxlength: '10000' });
  private readonly linesName = el('label', { for: 'ahead' });
  private readonly before = el('div', { class: 'ask-input', hidden: true }, [this.linesName, this.lines]);
  readonly element = el('div', {}, [this.asking, this.before]);

  constructor(answered: (text: string) => void) {
    const answer = () => {
      const text = this.line.value;
      this.close();
      answered(text);
    };
    this.sender.addEventListener('click', answer);
    this.line.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      answer();
    });
  }

  relabel(): void {
    this.lineName.textContent = say('output.input');
    this.sender.textContent = say('output.send');
    this.linesName.textContent = say('output.inputAhead');
  }

  ask(): void {
    this.line.value = '';
    this.asking.hidden = false;
    this.line.focus();
  }

  close(): void {
    this.asking.hidden = true;
  }

  offerAhead(isNeeded: boolean): void {
    this.before.hidden = !isNeeded;
  }

  ahead(): readonly string[] {
    return this.before.hidden || this.lines.value === '' ? [] : this.lines.value.split('\n');
  }
}
