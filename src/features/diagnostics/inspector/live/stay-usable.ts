/**
 * Keeps an element usable beside an open dialog: dialogs hide the rest of the page from screen readers, pull the focus
 * back, and treat an outside press as leaving. The element's events never reach them.
 */
export function stayUsable(element: HTMLElement): () => void {
  const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
  const shield = (event: Event) => {
    if (isInside(event)) event.stopImmediatePropagation();
  };
  const shieldKeys = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') shield(event);
  };
  // The window gets events before the document, where dialogs listen.
  addEventListener('focusin', shield, true);
  addEventListener('pointerdown', shield, true);
  addEventListener('keydown', shieldKeys, true);
  const reveal = () => {
    for (const name of ['aria-hidden', 'inert', 'data-aria-hidden'])
      if (element.hasAttribute(name)) element.removeAttribute(name);
  };
  reveal();
  const observer = new MutationObserver(reveal);
  observer.observe(element, {
    attributes: true,
    attributeFilter: ['aria-hidden', 'inert', 'data-aria-hidden'],
  });
  return () => {
    removeEventListener('focusin', shield, true);
    removeEventListener('pointerdown', shield, true);
    removeEventListener('keydown', shieldKeys, true);
    observer.disconnect();
  };
}
