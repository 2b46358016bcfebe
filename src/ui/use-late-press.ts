import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type LazyModule, useLatePart } from './lazy-module.ts';

interface LatePressEvents {
  /** It could not be loaded; the next press tries again. */
  readonly onFailed?: (() => void) | undefined;
  /** It came, and the person who pressed has not moved on since. */
  readonly onReady?: () => void;
}

interface LatePress<Part> {
  /** null until it has loaded. */
  readonly part: Part | null;
  /** Around the button, which the part replaces. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** A press waits; when the part arrives: the person has not moved on since. */
  readonly isWanted: boolean;
  readonly wait: () => void;
}

/** A press before a part has loaded. The part's own button replaces the waiting one and takes over the focus. */
export function useLatePress<Part extends object>(
  late: LazyModule<Part>,
  { onFailed, onReady }: LatePressEvents = {},
): LatePress<Part> {
  const part = useLatePart(late);
  const [isWanted, setWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const waits = useRef(false);
  const ready = useEffectEvent(() => onReady?.());
  useLayoutEffect(
    () =>
      late.onArrival(() => {
        const { activeElement, body } = document;
        hadFocus.current = box.current?.contains(activeElement) ?? false;
        // In some browsers a press leaves the focus nowhere.
        const isStillHere = hadFocus.current || activeElement === body;
        setWanted((wanted) => wanted && isStillHere);
        if (waits.current && isStillHere) ready();
        waits.current = false;
      }),
    [late],
  );
  useLayoutEffect(() => {
    if (part === null || !hadFocus.current) return;
    hadFocus.current = false;
    box.current?.querySelector('button')?.focus();
  }, [part]);
  const wait = () => {
    setWanted(true);
    waits.current = true;
    late.load().catch(() => {
      setWanted(false);
      waits.current = false;
      onFailed?.();
    });
  };
  return { part, box, isWanted, wait };
}
