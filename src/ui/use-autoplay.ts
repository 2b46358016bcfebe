import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useIsEarly } from './use-is-early.ts';

export const prefersStill = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Autoplay {
  /** true also while hover or focus pauses it. */
  readonly on: boolean;
  readonly turning: boolean;
  readonly toggle: () => void;
  readonly holds: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** [LG-08] Turns every `seconds` until stopped; hover, focus, a hidden page pause it. Off first with reduced motion. */
export function useAutoplay(seconds: number | undefined, next: () => void): Autoplay {
  const [chosen, choose] = useState<boolean>();
  const isEarly = useIsEarly();
  const on = chosen ?? (seconds !== undefined && (isEarly || !prefersStill()));
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const turning = seconds !== undefined && on && !hovered && !focused;
  const turn = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => turn(), seconds * 1000);
    return () => clearInterval(timer);
  }, [turning, seconds]);
  return {
    on,
    turning,
    toggle: () => choose(!on),
    holds: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
      },
    },
  };
}
