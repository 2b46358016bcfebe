import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { windowOf } from './scroll-window.ts';
import type { RowRange } from './use-grid-rows.ts';

const rest = 80;

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export interface ScrollWindow {
  readonly range: RowRange;
  readonly settled: RowRange;
  readonly onScroll: () => void;
}

function useRange(start: number, end: number): RowRange {
  return useMemo(() => ({ start, end }), [start, end]);
}

/** The rows of a long list in sight. All rows are `rowHeight` rem high, so scrolling measures nothing. */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  most: number,
): ScrollWindow {
  const [view, setView] = useState({ first: 0, perView: 16 });
  const { start, end } = windowOf(view.first, view.perView, most);
  const range = useRange(start, end);
  const [settled, setSettled] = useState(range);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(range), rest);
    return () => clearTimeout(timer);
  }, [range]);

  const look = () => {
    const element = scroller.current;
    if (element === null) return;
    const height = rowHeight * rootFontSize();
    const first = Math.floor(element.scrollTop / height);
    const perView = Math.ceil(element.clientHeight / height);
    setView((now) => {
      const before = windowOf(now.first, now.perView, most);
      const after = windowOf(first, perView, most);
      return before.start === after.start && before.end === after.end ? now : { first, perView };
    });
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { range, settled, onScroll: look };
}
