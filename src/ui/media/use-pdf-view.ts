import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  heightOf,
  isAtEnd,
  layoutPages,
  type PageRange,
  type PageSize,
  type PdfLayout,
  type PdfPosition,
  type PdfZoom,
  pageAfterTurn,
  pageAt,
  pageGap,
  pagesNear,
  positionAt,
  positionOf,
  positionToStore,
  rowStart,
  zoomScale,
} from './pdf-layout.ts';
import type { PdfViewerProps } from './pdf-viewer.types.ts';
import { turnPage } from './turn-page.ts';
import { useBoxSize } from './use-box-size.ts';

export interface PdfView {
  readonly layout: PdfLayout;
  readonly scale: number;
  /** Width of the scrolling box; 0 before it is known. */
  readonly room: number;
  readonly near: PageRange;
  readonly page: number;
  readonly onScroll: () => void;
  readonly goTo: (page: number) => void;
  /** In a spread it turns two pages. */
  readonly turn: (by: 1 | -1) => void;
  readonly isSpread: boolean;
  readonly reveal: (element: Element) => void;
  readonly onSize: (page: number, size: PageSize) => void;
}

interface Seen {
  readonly near: PageRange;
  readonly page: number;
}

/** In CSS pixels: the least width for a spread. */
const widthOfSpread = 800;

type Reading = Pick<PdfViewerProps, 'start' | 'go' | 'onPlace' | 'spread'>;

/** The visible pages of a document at a zoom, and the ways to others. A zoom keeps the position. */
export function usePdfView(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  first: PageSize,
  zoom: PdfZoom,
  { start, go, onPlace, spread = false }: Reading = {},
): PdfView {
  const place = useRef<PdfPosition>(positionOf(start, count));
  const room = useBoxSize(scroller);
  const [sizes, setSizes] = useState<readonly PageSize[]>(() => Array.from({ length: count }, () => first));
  const [seen, setSeen] = useState<Seen>(() => ({
    near: { from: 1, to: 1 },
    page: positionOf(start, count).page,
  }));
  const isSpread = spread && room.width >= widthOfSpread && count > 1;
  const scale = room.width === 0 ? 0 : zoomScale(zoom, first, room, isSpread);
  const layout = useMemo(() => layoutPages(sizes, scale, isSpread), [sizes, scale, isSpread]);

  const look = () => {
    const box = scroller.current;
    if (box === null || scale === 0) return;
    const { scrollTop, clientHeight } = box;
    const near = pagesNear(layout.boxes, scrollTop, clientHeight);
    // At the document's end its last page counts, though it may be too short to reach the middle.
    const isEnd = isAtEnd(layout, box);
    const page = rowStart(layout.boxes, isEnd ? count : pageAt(layout.boxes, scrollTop + clientHeight / 3));
    setSeen((last) =>
      last.page === page && last.near.from === near.from && last.near.to === near.to ? last : { near, page },
    );
  };
  const onScroll = () => {
    if (scroller.current === null || scale === 0) return;
    // The gap above a page counts as that page, because a turned page begins there.
    place.current = positionAt(layout.boxes, scroller.current.scrollTop + pageGap);
    look();
    const { page, share } = positionToStore(layout, scroller.current);
    onPlace?.({ page, fraction: Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000 }, count);
  };
  const lookAgain = useEffectEvent(look);
  useLayoutEffect(() => {
    if (room.height === 0) return;
    scroller.current?.scrollTo({ top: heightOf(layout.boxes, place.current) - pageGap });
    const frame = requestAnimationFrame(() => lookAgain());
    return () => cancelAnimationFrame(frame);
  }, [scroller, layout, room.height]);

  const goTo = (page: number) => {
    const box = layout.boxes[Math.max(1, Math.min(count, page)) - 1];
    if (box !== undefined) scroller.current?.scrollTo({ top: box.top - pageGap });
  };
  const turn = (by: 1 | -1) => {
    const next = Math.max(1, Math.min(count, pageAfterTurn(seen.page, by, count, isSpread)));
    if (next === seen.page) return;
    goTo(next);
    if (isSpread && scroller.current !== null) turnPage(scroller.current, next, by);
  };
  const goToChosen = useEffectEvent((chosen: PdfViewerProps['go']) => {
    place.current = positionOf(chosen, count);
    if (scale > 0) scroller.current?.scrollTo({ top: heightOf(layout.boxes, place.current) - pageGap });
  });
  useEffect(() => {
    if (go !== undefined) goToChosen(go);
  }, [go]);
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
  return { layout, scale, room: room.width, ...seen, isSpread, onScroll, goTo, turn, reveal, onSize };
}
