import { type RefObject, useRef, useState } from 'react';

/** Lists up to this length are rendered whole. */
const wholeUpTo = 60;
const overscan = 3;

export interface RowWindow {
  readonly start: number;
  /** Not included. */
  readonly end: number;
  readonly onScroll: () => void;
  readonly reveal: (index: number) => void;
}

export interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of a row, in rem. */
  readonly row: number;
  /** Rows that fit in the scroller at its greatest height. */
  readonly perView: number;
  /** Room above the first and below the last row, in rem. */
  readonly edge?: number | undefined;
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Which rows of a long list of equal rows are in sight, so that only those are rendered. */
export function useRowWindow({ scroller, count, row, perView, edge = 0 }: RowWindowOptions): RowWindow {
  const [first, setFirst] = useState(0);
  const scrolled = useRef(0);
  const windowed = count > wholeUpTo;
  const start = windowed ? Math.max(0, Math.min(first, count - perView) - overscan) : 0;
  const end = windowed ? Math.min(count, Math.max(first, start) + perView + overscan + 1) : count;

  const onScroll = () => {
    if (scroller.current === null) return;
    scrolled.current = scroller.current.scrollTop;
    if (windowed) setFirst(Math.floor(scrolled.current / (row * rootFontSize())));
  };
  const reveal = (index: number) => {
    // Measuring makes the browser lay out the whole page at once: not for what a search does at every key.
    if (index === 0 && scrolled.current === 0) return;
    const element = scroller.current;
    if (element === null) return;
    const height = row * rootFontSize();
    const top = index * height;
    const bottom = top + height + 2 * edge * rootFontSize();
    const view = element.clientHeight || perView * height;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (bottom > element.scrollTop + view) element.scrollTo({ top: bottom - view });
    onScroll();
  };
  return { start, end, onScroll, reveal };
}
