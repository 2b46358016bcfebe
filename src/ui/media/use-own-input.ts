import { type RefObject, useEffect } from 'react';

export type OwnInput = 'touch' | 'arrows';

const eventNames = { touch: 'touchstart', arrows: 'keydown' } as const satisfies Record<
  OwnInput,
  keyof HTMLElementEventMap
>;

/**
 * Keeps touches and arrow keys inside an element from a surrounding carousel, which would turn: boxes scroll sideways,
 * sliders move. React's own handlers run too late for that. Give `inputs` as a constant.
 */
export function useOwnInput(target: RefObject<HTMLElement | null>, inputs: readonly OwnInput[]): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const keep = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key.startsWith('Arrow')) event.stopPropagation();
    };
    for (const input of inputs) element.addEventListener(eventNames[input], keep, { passive: true });
    return () => {
      for (const input of inputs) element.removeEventListener(eventNames[input], keep);
    };
  }, [target, inputs]);
}
