import { useLayoutEffect, useRef } from 'react';

const layer = '[role=dialog], [role=alertdialog]';

const canTakeFocus = (element: Element | null) =>
  element?.isConnected === true && element !== document.body && !element.matches(':disabled');

interface Opener {
  readonly element: Element | null;
  readonly isInLayer: boolean;
}

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
      opener.current = { element, isInLayer: element?.closest(layer) !== null };
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return () => {
    const { element, isInLayer } = opener.current;
    const wished = place?.();
    if (wished) return wished;
    if (canTakeFocus(element) || isInLayer) return null;
    return document.querySelector<HTMLElement>('main');
  };
}
