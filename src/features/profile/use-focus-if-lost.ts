import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#src/lib/focus-lost.ts';

const field = 'input:not([type=file], [type=checkbox], [hidden], :disabled)';

/** Edit, Cancel and "Use this part" remove themselves: the focus moves to the first field, or the next button. */
export function useFocusIfLost(root: RefObject<HTMLElement | null>, situation: string): void {
  const seen = useRef(situation);
  useLayoutEffect(() => {
    // At first the dialog itself has the focus, so that it is read from the start.
    if (seen.current === situation) return;
    seen.current = situation;
    const dialog = root.current?.closest<HTMLElement>('div[role=dialog]');
    if (!dialog || !isFocusLost()) return;
    const next =
      dialog.querySelector<HTMLElement>(`form ${field}`) ?? dialog.querySelector('button[data-next]');
    next?.focus();
  }, [root, situation]);
}
