import { type RefObject, useEffect, useRef, useState } from 'react';

export const toastKey = 'F8';

interface Focus {
  readonly isFocused: boolean;
  /** If the region has the focus, returns it to where it came from. */
  readonly release: () => void;
}

/**
 * Whether the focus is among the messages, how it gets there and where it returns. A modal's focus trap listens on the
 * document and would take it back, so the window handles the region's Tab, Escape and focus events and stops them.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>): Focus {
  const cameFrom = useRef<Element>(null);
  const [isFocused, setFocused] = useState(false);

  const release = () => {
    if (!isFocused) return;
    setFocused(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target) === true;
    const leave = () => {
      setFocused(false);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const enter = () => {
      const shown = region.current?.querySelectorAll<HTMLElement>('[data-message]:not(:empty)') ?? [];
      [...shown].at(-1)?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isHere = isInside(document.activeElement);
      if (event.key === toastKey) {
        event.preventDefault();
        if (isHere) leave();
        else enter();
      } else if (isHere && (event.key === 'Tab' || event.key === 'Escape')) {
        event.stopPropagation();
        if (event.key === 'Escape') leave();
      }
    };
    const onFocusIn = (event: FocusEvent) => {
      if (!isInside(event.target)) return;
      event.stopPropagation();
      if (!isInside(event.relatedTarget)) {
        cameFrom.current = event.relatedTarget instanceof Element ? event.relatedTarget : null;
      }
      setFocused(true);
    };
    const onFocusOut = (event: FocusEvent) => {
      if (isInside(event.target) && !isInside(event.relatedTarget)) setFocused(false);
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', onFocusIn, true);
    window.addEventListener('focusout', onFocusOut, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('focusin', onFocusIn, true);
      window.removeEventListener('focusout', onFocusOut, true);
    };
  }, [region]);

  return { isFocused, release };
}
