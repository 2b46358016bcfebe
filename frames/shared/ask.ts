import { el } from './dom.ts';
import { say } from './words.ts';

interface Question {
  readonly title: string;
  readonly hint: string;
  readonly value: string;
  /** The problem of an answer; null: none. */
  readonly refuse: (answer: string) => string | null;
}

/** Asks for one line; null: cancelled. A problem is shown beside the field, and the typed text stays. */
export function askLine({ title, hint, value, refuse }: Question): Promise<string | null> {
  const field = el('input', {
    id: 'ask-field',
    type: 'text',
    maxlength: '60',
    autocomplete: 'off',
    spellcheck: 'false',
    dir: 'ltr',
    'aria-describedby': 'ask-hint ask-issue',
  });
  field.value = value;
  const issue = el('p', { id: 'ask-issue', class: 'issue', role: 'alert' });
  const parts = [
    el('label', { for: 'ask-field' }, [title]),
    field,
    issue,
    el('p', { id: 'ask-hint', class: 'hint' }, [hint]),
  ];
  return show(title, parts, say('ask.save'), () => {
    const answer = field.value.trim();
    const wrong = refuse(answer);
    issue.textContent = wrong ?? '';
    field.setAttribute('aria-invalid', String(wrong !== null));
    if (wrong !== null) field.focus();
    return wrong === null ? answer : undefined;
  });
}

export async function askYes(question: string, yes: string): Promise<boolean> {
  return (await show(question, [el('p', {}, [question])], yes, () => 'yes')) !== null;
}

function show(
  label: string,
  parts: readonly Node[],
  yes: string,
  answerOf: () => string | undefined,
): Promise<string | null> {
  const cancel = el('button', { type: 'button' }, [say('ask.cancel')]);
  const form = el('form', { method: 'dialog' }, [
    ...parts,
    el('div', { class: 'row' }, [el('button', { type: 'submit', class: 'main' }, [yes]), cancel]),
  ]);
  const dialog = el('dialog', { 'aria-label': label }, [form]);
  const before = document.activeElement;
  document.body.append(dialog);
  return new Promise((resolve) => {
    let answer: string | null = null;
    // A sandboxed page cannot submit forms, even to its own dialog, so the buttons do it.
    const submit = () => {
      const given = answerOf();
      if (given === undefined) return;
      answer = given;
      dialog.close();
    };
    form.addEventListener('submit', (event) => event.preventDefault());
    form.querySelector('.main')?.addEventListener('click', (event) => {
      event.preventDefault();
      submit();
    });
    form.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      submit();
    });
    cancel.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(answer);
    });
    dialog.showModal();
    form.querySelector('input')?.select();
  });
}
