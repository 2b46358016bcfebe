import { type RefObject, useLayoutEffect } from 'react';
import { isFocusLost } from '#src/lib/focus-lost.ts';

const field = ':is([role=combobox], input, textarea):not(:disabled, [hidden])';

/** Focuses a part's first field, or its first button if it has none. */
export function focusFirst(part: HTMLElement | null): void {
  const first =
    part?.querySelector<HTMLElement>(field) ?? part?.querySelector<HTMLElement>('button:not(:disabled)');
  first?.focus();
}

/**
 * When a part replaces the focused element, its first field or button takes the focus; a person typing elsewhere is
 * left alone. It must be a layout effect: the dialog's focus trap would soon move the focus to the top.
 */
export function useFocusIfLost(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (isFocusLost()) focusFirst(part.current);
  }, [part]);
}
