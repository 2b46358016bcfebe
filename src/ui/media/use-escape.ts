import { useEffect, useEffectEvent } from 'react';

/**
 * Escape closes what is open here and nothing around it: the dialog that a viewer may sit in listens on the document,
 * so this listens before it.
 */
export function useEscape(open: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}
