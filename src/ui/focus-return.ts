import { useLayoutEffect, useRef } from 'react';

const layer = '[role=dialog], [role=alertdialog]';

const canTakeFocus = (element: Element | null) =>
  element?.isConnected === true && element !== document.body && !element.matches(':disabled');

interface Opener {
  readonly element: Element | null;
  readonly isInLayer: boolean;
}

/** The opener of the layer that closed at this moment; a layer that replaces it has the same opener. */
let replaced: Opener | null = null;

/** For `finalFocusEl`: `place`, else the opener, or if that is gone the page's main part or the layer beneath. */
export function useReturnFocus(open: boolean, place?: () => HTMLElement | null): () => HTMLElement | null {
  const opener = useRef<Opener>({ element: null, isInLayer: false });
  useLayoutEffect(() => {
    if (!open) return;
    // If a menu opened it, the menu first returns the focus to its button.
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
