/**
 * The login form is on the page before the app is, and again while the language changes. The next form takes over what
 * was typed while the old fields exist, so call this while rendering.
 */
export function typedSoFar(name: string): string {
  return fieldNamed(name)?.value ?? '';
}

export function chosenSoFar(name: string): string {
  if (typeof document === 'undefined') return '';
  const chosen = document.querySelector(`form[data-login] input[name="${name}"]:checked`);
  return chosen instanceof HTMLInputElement ? chosen.value : '';
}

interface Caret {
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
}

export function caretSoFar(): Caret | null {
  if (typeof document === 'undefined') return null;
  const at = document.activeElement;
  if (!(at instanceof HTMLInputElement)) return null;
  return { name: at.name, start: at.selectionStart, end: at.selectionEnd };
}

export function putCaret(caret: Caret | null): void {
  const field = caret && fieldNamed(caret.name);
  if (!field || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(caret.start, caret.end);
}

/** The early form was submitted before the app could handle it. */
export function wasSentEarly(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['sent'] === 'early';
}

export function forgetEarlySend(): void {
  delete document.documentElement.dataset['sent'];
}

function fieldNamed(name: string): HTMLInputElement | null {
  if (typeof document === 'undefined') return null;
  const field = document.querySelector(`form[data-login] input[name="${name}"]`);
  return field instanceof HTMLInputElement ? field : null;
}
