import { type RefObject, useLayoutEffect } from 'react';

/** What had the focus is gone from the page, so that it fell back to the dialog or to nothing. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.getAttribute('role') === 'dialog';
}

const field = ':is([role=combobox], input, textarea):not(:disabled, [hidden])';

/** To the first field of a part, or to its first button when it has none. */
export function focusFirst(part: HTMLElement | null): void {
  const first =
    part?.querySelector<HTMLElement>(field) ?? part?.querySelector<HTMLElement>('button:not(:disabled)');
  first?.focus();
}

/**
 * When a part of the dialog appears in place of what had the focus, its first field or button takes it; who types
 * elsewhere is left alone. In a layout effect: the dialog's focus trap would send the focus to the top a moment
 * later.
 */
export function useFocusIfLost(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (isFocusLost()) focusFirst(part.current);
  }, [part]);
}
