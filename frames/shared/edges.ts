import type { Send } from './channel.ts';
import { el } from './dom.ts';

/**
 * The first and last element of the page's keyboard order. Focus from outside moves on to the first usable element;
 * focus from inside leaves, and the app decides where to.
 */
export function placeEdges(body: HTMLElement, send: Send): (from: 'before' | 'behind') => void {
  const [first, last] = [edge(), edge()];
  body.prepend(first);
  body.append(last);
  const enter = (from: 'before' | 'behind') => {
    const stops = stopsIn(body).filter((stop) => stop !== first && stop !== last);
    // An invisible element takes no focus, so the next one is tried.
    for (const stop of from === 'before' ? stops : stops.toReversed()) {
      stop.focus();
      if (document.activeElement === stop) return;
    }
  };
  const listen = (stop: HTMLElement, to: 'before' | 'behind') =>
    stop.addEventListener('focus', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && body.contains(relatedTarget)) send({ type: 'leave', to });
      else enter(to);
    });
  listen(first, 'before');
  listen(last, 'behind');
  return enter;
}

const edge = () => el('div', { class: 'edge', tabindex: '0' });

const stopsIn = (body: HTMLElement): HTMLElement[] =>
  [
    ...body.querySelectorAll<HTMLElement>(
      'button:not(:disabled), input, select, textarea, iframe, [tabindex="0"], [contenteditable="true"]',
    ),
  ].filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0);
