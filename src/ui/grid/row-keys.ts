import type { KeyboardEvent } from 'react';

const controls = 'a[href], button, input[type=checkbox]';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)];

function neighbour(row: Element, step: number): Element | null {
  let next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  // Between rows stand the gaps of a long list and rows that are still loading.
  while (next !== null && controlsOf(next).length === 0) {
    next = step > 0 ? next.nextElementSibling : next.previousElementSibling;
  }
  return next;
}

/** Up and Down go to the same control of the next row, unless the element (a text box, an open menu) needs them. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(controls)) return;
  const row = target.closest('tr');
  if (row === null) return;
  const next = neighbour(row, step);
  const place = controlsOf(row).indexOf(target);
  const found = next === null ? undefined : (controlsOf(next)[place] ?? controlsOf(next)[0]);
  event.preventDefault();
  found?.focus();
}
