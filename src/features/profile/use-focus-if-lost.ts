import { type RefObject, useLayoutEffect, useRef } from 'react';

const field = 'input:not([type=file], [type=checkbox], [hidden], :disabled)';

/**
 * A press on Edit, Cancel or "Use this part" takes its own button away: the focus then goes to the first field while
 * there is one, else to the button that comes next.
 */
export function useFocusIfLost(root: RefObject<HTMLElement | null>, situation: string): void {
  const seen = useRef(situation);
  useLayoutEffect(() => {
    // At first the dialog itself has the focus, so that it is read from its beginning.
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
