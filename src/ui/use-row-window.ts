import { type RefObject, useState } from 'react';

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
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Which rows of a long list of equal rows are in sight, so that only those are rendered. */
export function useRowWindow({ scroller, count, row, perView }: RowWindowOptions): RowWindow {
  const [first, setFirst] = useState(0);
  const windowed = count > wholeUpTo;
  const start = windowed ? Math.max(0, Math.min(first, count - perView) - overscan) : 0;
  const end = windowed ? Math.min(count, start + perView + 2 * overscan + 1) : count;

  const onScroll = () => {
    if (windowed && scroller.current !== null) {
      setFirst(Math.floor(scroller.current.scrollTop / (row * rootFontSize())));
    }
  };
  const reveal = (index: number) => {
    const element = scroller.current;
    if (element === null) return;
    const height = row * rootFontSize();
    const top = index * height;
    const view = element.clientHeight || perView * height;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (top + height > element.scrollTop + view) element.scrollTo({ top: top + height - view });
    onScroll();
  };
  return { start, end, onScroll, reveal };
}
