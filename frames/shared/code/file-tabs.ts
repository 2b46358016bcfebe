import { programLimits } from '#contract/workspace/program.ts';
import { askLine, askYes } from '../ask.ts';
import { el, signButton } from '../dom.ts';
import { say } from '../words.ts';
import { type CodeFile, endingOf, type FileRules, issueOfName } from './program-files.ts';

export interface FileActs {
  readonly show: (name: string) => void;
  readonly add: (name: string) => void;
  readonly rename: (from: string, to: string) => void;
  readonly remove: (name: string) => void;
}

/** The row of files above the editor: tabs moved through by arrow keys, and actions for the open file. */
export class FileTabs {
  readonly element = el('div', { class: 'files' });

  constructor(
    private readonly rules: FileRules,
    private readonly acts: FileActs,
  ) {}

  render(files: readonly CodeFile[], shown: string, isReadOnly: boolean): void {
    const hadFocus = this.element.contains(document.activeElement);
    const tabs = files.map(({ name }) => this.tab(name, name === shown, files));
    const list = el('div', { role: 'tablist', 'aria-label': say('files.title') }, tabs);
    const acts = isReadOnly ? [] : this.buttons(files, shown);
    this.element.replaceChildren(list, ...acts);
    if (hadFocus) tabs.find((tab) => tab.ariaSelected === 'true')?.focus();
  }

  private tab(name: string, isShown: boolean, files: readonly CodeFile[]): HTMLButtonElement {
    const tab = el(
      'button',
      {
        type: 'button',
        role: 'tab',
        dir: 'ltr',
        'aria-selected': String(isShown),
        'aria-controls': 'code',
        tabindex: isShown ? '0' : '-1',
      },
      [name],
    );
    tab.addEventListener('click', () => this.acts.show(name));
    tab.addEventListener('keydown', ({ key }) => {
      const isRtl = document.documentElement.dir === 'rtl';
      const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
      const next = step && files[files.findIndex((file) => file.name === name) + step];
      if (next) this.acts.show(next.name);
    });
    return tab;
  }

  private buttons(files: readonly CodeFile[], shown: string): HTMLElement[] {
    const isFirst = shown === this.rules.first;
    const buttons = [
      signButton('+', say('files.add'), () => void this.askAdd(files)),
      signButton('✎', say('files.rename', { name: shown }), () => void this.askRename(files, shown)),
      signButton('×', say('files.remove', { name: shown }), () => void this.askRemove(shown)),
    ];
    const [add, rename, remove] = buttons;
    const first = isFirst ? say('files.first', { name: shown }) : null;
    if (add)
      sayWhyNot(
        add,
        files.length >= programLimits.files ? say('files.full', { most: programLimits.files }) : null,
      );
    if (rename) sayWhyNot(rename, first);
    if (remove) sayWhyNot(remove, files.length === 1 ? say('files.last') : first);
    return buttons;
  }

  private async askAdd(files: readonly CodeFile[]): Promise<void> {
    const name = await this.askName(say('files.add'), '', files, null);
    if (name !== null) this.acts.add(name);
  }

  private async askRename(files: readonly CodeFile[], shown: string): Promise<void> {
    const name = await this.askName(say('files.rename', { name: shown }), shown, files, shown);
    if (name !== null && name !== shown) this.acts.rename(shown, name);
  }

  private async askRemove(shown: string): Promise<void> {
    const name = { name: shown };
    if (await askYes(say('files.removeAsk', name), say('files.remove', name))) this.acts.remove(shown);
  }

  private askName(title: string, value: string, files: readonly CodeFile[], own: string | null) {
    const endings = this.rules.endings.map((ending) => `.${ending}`).join(', ');
    return askLine({
      title: `${title}: ${say('files.name')}`,
      hint: say('files.nameHint', { endings }),
      value: value || `.${endingOf(this.rules.first)}`,
      refuse: (answer) => {
        const issue = issueOfName(answer, files, this.rules, own);
        return issue && say(`files.${issue}`, { endings });
      },
    });
  }
}

/** A disabled button stays in the keyboard order and explains why it is disabled. */
function sayWhyNot(button: HTMLElement, why: string | null): void {
  if (why === null) return;
  button.setAttribute('aria-disabled', 'true');
  button.title = why;
  button.setAttribute('aria-label', `${button.getAttribute('aria-label')}. ${why}`);
  button.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true });
}
