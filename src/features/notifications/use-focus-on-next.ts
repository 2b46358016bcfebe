import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { NotificationRow } from '#contract/notifications/notifications.wire.ts';
import { isFocusLost } from '#src/lib/focus-lost.ts';

const clearing = 'button[data-clear]';

/** After clearing the focused row, the focus moves to the row in its place, or else to the list's button. */
export function useFocusOnNext(root: RefObject<HTMLElement | null>, rows: readonly NotificationRow[]): void {
  const place = useRef(-1);
  const before = useRef(rows.length);
  useLayoutEffect(() => {
    const list = root.current;
    const note = () => {
      const buttons = [...(list?.querySelectorAll(clearing) ?? [])];
      place.current = buttons.findIndex((button) => button === document.activeElement);
    };
    list?.addEventListener('focusin', note);
    return () => list?.removeEventListener('focusin', note);
  }, [root]);
  useLayoutEffect(() => {
    const isFewer = rows.length < before.current;
    before.current = rows.length;
    if (!isFewer || !isFocusLost()) return;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>(clearing) ?? [])];
    const next = buttons[Math.min(place.current, buttons.length - 1)];
    (next ?? root.current?.closest<HTMLElement>(':is([role=tabpanel])'))?.focus();
  }, [root, rows]);
}
