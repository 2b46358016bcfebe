import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  heightOf,
  layoutPages,
  type PageRange,
  type PageSize,
  type PdfLayout,
  type PdfPlace,
  type PdfZoom,
  pageAt,
  pageGap,
  pagesNear,
  placeAt,
  zoomScale,
} from './pdf-layout.ts';
import { useBoxSize } from './use-box-size.ts';

export interface PdfView {
  readonly layout: PdfLayout;
  readonly scale: number;
  /** Width of the box that scrolls; 0 before it is known. */
  readonly room: number;
  /** The pages worth drawing. */
  readonly near: PageRange;
  /** The page on show, counted from 1. */
  readonly page: number;
  readonly onScroll: () => void;
  readonly goTo: (page: number) => void;
  /** Brings something on a page to the middle. */
  readonly reveal: (element: Element) => void;
  readonly onSize: (page: number, size: PageSize) => void;
}

interface Seen {
  readonly near: PageRange;
  readonly page: number;
}

/** Which pages of a document are on show at a zoom, and the ways to others. A zoom keeps the place. */
export function usePdfView(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  first: PageSize,
  zoom: PdfZoom,
): PdfView {
  const place = useRef<PdfPlace>({ page: 1, share: 0 });
  const room = useBoxSize(scroller);
  const [sizes, setSizes] = useState<readonly PageSize[]>(() => Array.from({ length: count }, () => first));
  const [seen, setSeen] = useState<Seen>({ near: { from: 1, to: 1 }, page: 1 });
  const scale = room.width === 0 ? 0 : zoomScale(zoom, first, room);
  const layout = useMemo(() => layoutPages(sizes, scale), [sizes, scale]);

  const look = () => {
    const box = scroller.current;
    if (box === null || scale === 0) return;
    const { scrollTop, clientHeight } = box;
    const near = pagesNear(layout.boxes, scrollTop, clientHeight);
    // At the end of the document its last page counts, though it may be too short to reach the middle.
    const isEnd = scrollTop > 0 && scrollTop + clientHeight >= layout.height - 1;
    const page = isEnd ? count : pageAt(layout.boxes, scrollTop + clientHeight / 3);
    setSeen((last) =>
      last.page === page && last.near.from === near.from && last.near.to === near.to ? last : { near, page },
    );
  };
  const onScroll = () => {
    if (scroller.current === null || scale === 0) return;
    place.current = placeAt(layout.boxes, scroller.current.scrollTop);
    look();
  };
  const lookAgain = useEffectEvent(look);
  useLayoutEffect(() => {
    if (room.height === 0) return;
    scroller.current?.scrollTo({ top: heightOf(layout.boxes, place.current) });
    const frame = requestAnimationFrame(() => lookAgain());
    return () => cancelAnimationFrame(frame);
  }, [scroller, layout, room.height]);

  const goTo = (page: number) => {
    const box = layout.boxes[Math.max(1, Math.min(count, page)) - 1];
    if (box !== undefined) scroller.current?.scrollTo({ top: box.top - pageGap });
  };
  const reveal = (element: Element) => {
    const box = scroller.current;
    if (box === null) return;
    const here = box.getBoundingClientRect();
    const there = element.getBoundingClientRect();
    const isSeen = there.top >= here.top + pageGap && there.bottom <= here.bottom - pageGap;
    const isBeside = there.left >= here.left && there.right <= here.right;
    if (isSeen && isBeside) return;
    box.scrollBy({
      top: isSeen ? 0 : there.top - here.top - box.clientHeight / 3,
      left: isBeside ? 0 : there.left - here.left - box.clientWidth / 3,
    });
  };
  const onSize = (page: number, size: PageSize) =>
    setSizes((last) => {
      const known = last[page - 1];
      return known?.width === size.width && known.height === size.height ? last : last.with(page - 1, size);
    });
  return { layout, scale, room: room.width, ...seen, onScroll, goTo, reveal, onSize };
}
