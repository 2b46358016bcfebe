import { type RefObject, useLayoutEffect, useRef } from 'react';

const field = 'input:not([type=file], [type=checkbox], [hidden], :disabled)';

/**
 * Pressing Edit, Cancel or "Use this part" removes the focused button. The focus then moves to the first field, or
 * else to the next button.
 */
export function useFocusIfLost(root: RefObject<HTMLElement | null>, situation: string): void {
  const seen = useRef(situation);
  useLayoutEffect(() => {
    // At first the dialog itself has the focus, so that it is read from the start.
    if (seen.current === situation) return;
    seen.current = situation;
    const dialog = root.current?.closest<HTMLElement>('div[role=dialog]');
    const at = document.activeElement;
    const isLost = at === null || at === document.body || at === dialog;
    if (!dialog || !isLost) return;
    const next =
      dialog.querySelector<HTMLElement>(`form ${field}`) ?? dialog.querySelector('button[data-next]');
    next?.focus();
  }, [root, situation]);
}
