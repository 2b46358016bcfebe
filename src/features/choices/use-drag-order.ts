import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Makes the `draggable` items of a list movable by mouse. Callers must offer the same by buttons. */
export function useDragOrder(onMove: (from: number, to: number) => void): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    let lifted = -1;
    const stop = new AbortController();
    const { signal } = stop;
    const itemOf = ({ target }: Event) =>
      Array.from(current.children).findIndex((item) => target instanceof Node && item.contains(target));
    current.addEventListener('dragstart', (event) => (lifted = itemOf(event)), { signal });
    // Without this, the browser allows no drop.
    current.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    current.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const at = itemOf(event);
        if (lifted >= 0 && at >= 0 && at !== lifted) move(lifted, at);
        lifted = -1;
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return list;
}
