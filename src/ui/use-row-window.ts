import { type RefObject, useRef, useState } from 'react';

/** Shorter lists are rendered whole. */
const wholeUpTo = 60;
const overscan = 3;

export interface RowWindow {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly onScroll: () => void;
  readonly reveal: (index: number) => void;
}

export interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** In rem. */
  readonly row: number;
  /** Rows that fit in the scroller at its greatest height. */
  readonly perView: number;
  /** In rem: space above the first and below the last row. */
  readonly edge?: number | undefined;
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The visible rows of a long list of equal rows; only those render. */
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
    // Measuring forces a layout of the whole page, too much for every key of a search.
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
