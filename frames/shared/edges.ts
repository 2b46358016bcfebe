import type { Send } from './channel.ts';
import { el } from './dom.ts';

/**
 * The first and last stop of the page's keyboard order. Whoever comes from outside is led to what can be used; whoever
 * comes from inside leaves, and the app says where to.
 */
export function placeEdges(body: HTMLElement, send: Send): (from: 'before' | 'behind') => void {
  const [first, last] = [edge(), edge()];
  body.prepend(first);
  body.append(last);
  const enter = (from: 'before' | 'behind') => {
    const stops = stopsIn(body).filter((stop) => stop !== first && stop !== last);
    // What is there but not seen takes no focus: the next one does.
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
