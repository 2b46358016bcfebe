import { useEffect, useState } from 'react';
import { areShortcutsAllowed, type Guarded, guardContextMenu, guardKey } from '#src/lib/key-guard.ts';

const noticeMilliseconds = 8_000;

/** [QC-38] Holds back browser keys while mounted, and names the last one for a while. */
export function useKeyGuard(): { readonly held: Guarded | null; readonly dismiss: () => void } {
  const [held, setHeld] = useState<{ readonly what: Guarded } | null>(null);
  useEffect(() => {
    const hold = (event: Event, what: Guarded | null) => {
      if (what === null || areShortcutsAllowed()) return;
      event.preventDefault();
      setHeld({ what });
    };
    const onKey = (event: KeyboardEvent) => hold(event, guardKey(event));
    const onMenu = (event: PointerEvent | MouseEvent) => {
      if (event instanceof PointerEvent) hold(event, guardContextMenu(event));
    };
    addEventListener('keydown', onKey);
    addEventListener('contextmenu', onMenu);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('contextmenu', onMenu);
    };
  }, []);
  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => setHeld(null), noticeMilliseconds);
    return () => clearTimeout(timer);
  }, [held]);
  return { held: held?.what ?? null, dismiss: () => setHeld(null) };
}
