import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from '#src/lib/focus-lost.ts';

/** If the focused element left the page when `key` changed, moves the focus to this place. */
export function useLostFocus(key: string, place: () => HTMLElement | null | undefined): void {
  const shown = useRef(key);
  const onChanged = useEffectEvent(() => {
    if (isFocusLost()) place()?.focus();
  });
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onChanged();
  }, [key]);
}
