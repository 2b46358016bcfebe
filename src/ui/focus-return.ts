import { type RefObject, useLayoutEffect, useRef } from 'react';

const layer = '[role=dialog], [role=alertdialog]';

const canTakeFocus = (element: Element | null): element is Element =>
  element?.isConnected === true && element !== document.body && !element.matches(':disabled');

interface Opener {
  readonly element: Element | null;
  /** The layer it stands in. */
  readonly layer: Element | null;
}

/** What opened each layer, so that one that took another's place still leads back to where that was opened. */
const openers = new WeakMap<Element, Opener>();

/** The opener, or that of the layer it stood in where both are gone. */
function placeOf(opener: Opener | undefined): Element | null {
  if (!opener || canTakeFocus(opener.element)) return opener?.element ?? null;
  return opener.layer && !opener.layer.isConnected ? placeOf(openers.get(opener.layer)) : null;
}

/**
 * For the `finalFocusEl` of a modal. What opened it takes the focus back by itself; when that is gone, the page's
 * main part does, or the layer beneath. `place` is asked first; `own` is the layer itself.
 */
export function useReturnFocus(
  open: boolean,
  place?: () => HTMLElement | null,
  own?: RefObject<HTMLElement | null>,
): () => HTMLElement | null {
  const opener = useRef<Opener>({ element: null, layer: null });
  useLayoutEffect(() => {
    if (!open) return;
    // A menu that opened it gives the focus back to its button first.
    const frame = requestAnimationFrame(() => {
      const element = document.activeElement;
      const beneath = element?.closest(layer) ?? null;
      opener.current = { element, layer: beneath };
      // One that had the focus by then says nothing of who opened it.
      if (own?.current && own.current !== beneath) openers.set(own.current, opener.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [open, own]);
  return () => {
    const wished = place?.();
    if (wished) return wished;
    const { element, layer: beneath } = opener.current;
    if (canTakeFocus(element) || beneath?.isConnected) return null;
    const earlier = placeOf(opener.current);
    if (earlier instanceof HTMLElement) return earlier;
    return beneath ? null : document.querySelector<HTMLElement>('main');
  };
}
