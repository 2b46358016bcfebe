import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';

export type DeskKey = 'save' | 'feedback' | 'next' | 'back' | 'digit';

type KeyFacts = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;
/** The element with the focus: marks, text, a button or list, or none. */
export type DeskFocus = 'marks' | 'words' | 'control' | 'none';

/** The action of a key. In a text field, digits and brackets are typed as usual. */
export function deskKeyOf(
  { key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyFacts,
  focus: DeskFocus,
): DeskKey | null {
  if (isComposing || altKey) return null;
  if (key === 'Enter') {
    if (ctrlKey || metaKey) return 'save';
    return !shiftKey && (focus === 'marks' || focus === 'none') ? 'save' : null;
  }
  if (ctrlKey || metaKey || shiftKey) return null;
  if (key === 'F2') return 'feedback';
  if (key === 'F8') return 'next';
  if (key === 'F9') return 'back';
  if (focus === 'words') return null;
  if (key === ']') return 'next';
  if (key === '[') return 'back';
  return focus !== 'marks' && /^[0-9]$/.test(key) ? 'digit' : null;
}

function focusOf(element: Element | null): DeskFocus {
  if (element === null || element === document.body) return 'none';
  if (element instanceof HTMLElement && element.dataset['desk'] === 'marks') return 'marks';
  return element.matches('input:not([type=radio], [type=checkbox]), textarea') ? 'words' : 'control';
}

/** The desk's keys work wherever the focus is, except in an open dialog or list. */
export function useMarkingKeys(
  fields: RefObject<HTMLDivElement | null>,
  send: (event: MarkingDeskEvent) => void,
): void {
  const fieldOf = (name: 'marks' | 'feedback') =>
    fields.current?.querySelector<HTMLElement>(`[data-desk=${name}]`) ?? null;
  const run = useEffectEvent((event: KeyboardEvent) => {
    const focus = focusOf(document.activeElement);
    const command = deskKeyOf(event, focus);
    if (command === null || event.defaultPrevented) return;
    if (document.querySelector('[role=alertdialog], dialog[open], [role=listbox]:popover-open')) return;
    const marks = fieldOf('marks');
    if (command === 'save' && !marks) return;
    event.preventDefault();
    if (event.repeat) return;
    if (command === 'save') send({ type: 'answer.save' });
    else if (command === 'next') send({ type: 'answer.next' });
    else if (command === 'back') send({ type: 'answer.back' });
    else if (command === 'feedback') (focus === 'words' && marks ? marks : fieldOf('feedback'))?.focus();
    else if (marks) {
      marks.focus();
      send({ type: 'draft.change', fields: { marks: event.key } });
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', run);
    return () => document.removeEventListener('keydown', run);
  }, []);
}
