import { useLayoutEffect, useRef } from 'react';

const layer = '[role=dialog], [role=alertdialog]';

const canTakeFocus = (element: Element | null) =>
  element?.isConnected === true && element !== document.body && !element.matches(':disabled');

interface Opener {
  readonly element: Element | null;
  readonly isInLayer: boolean;
}

/** What opened the layer that went in this moment: one that takes its place was opened from there. */
let replaced: Opener | null = null;

/**
 * For the `finalFocusEl` of a modal. What opened it takes the focus back by itself; when that is gone, the page's
 * main part does, or the layer beneath. `place` is asked first.
 */
export function useReturnFocus(open: boolean, place?: () => HTMLElement | null): () => HTMLElement | null {
  const opener = useRef<Opener>({ element: null, isInLayer: false });
  useLayoutEffect(() => {
    if (!open) return;
    // A menu that opened it gives the focus back to its button first.
    const frame = requestAnimationFrame(() => {
      const element = document.activeElement;
      const now = { element, isInLayer: element?.closest(layer) !== null };
      opener.current = canTakeFocus(element) ? now : (replaced ?? now);
    });
    return () => {
      cancelAnimationFrame(frame);
      const mine = opener.current;
      replaced = mine;
      // The next layer looks in the next frame.
      const forget = () => {
        if (replaced === mine) replaced = null;
      };
      requestAnimationFrame(() => requestAnimationFrame(forget));
    };
  }, [open]);
  return () => {
    const { element, isInLayer } = opener.current;
    const wished = place?.();
    if (wished) return wished;
    if (canTakeFocus(element)) return element instanceof HTMLElement ? element : null;
    if (isInLayer) return null;
    return document.querySelector<HTMLElement>('main');
  };
}
