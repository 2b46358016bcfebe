/** At scale 1, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A number is a share of the paper's size. */
export type PdfZoom = 'width' | 'page' | number;

/** The scale of real paper size: PDF has 72 units to the inch, CSS 96. */
const paperScale = 96 / 72;
/** Wider pages are hard to read across. */
const widestPage = 960;
/** Around and between pages. */
export const pageGap = 12;

/** CSS pixels per page unit. */
export function zoomScale(zoom: PdfZoom, page: PageSize, room: PageSize, isSpread = false): number {
  if (typeof zoom === 'number') return zoom * paperScale;
  const side = isSpread ? 2 : 1;
  const across = Math.min(room.width - 2 * pageGap, side * widestPage) / (side * page.width);
  if (zoom === 'width') return Math.max(0.1, across);
  return Math.max(
    0.1,
    Math.min((room.width - 2 * pageGap) / (side * page.width), (room.height - 2 * pageGap) / page.height),
  );
}

export const zoomOfScale = (scale: number) => scale / paperScale;

export interface PageBox extends PageSize {
  readonly top: number;
  readonly left: number;
  readonly rowWidth: number;
}

export interface PdfLayout {
  readonly boxes: readonly PageBox[];
  readonly height: number;
  readonly width: number;
}

/** Pages per row, counted from 0: in a spread the first page is alone, then come pairs. */
function rowsOf(count: number, isSpread: boolean): number[][] {
  const rows: number[][] = [];
  for (let page = 0; page < count; page += 1) {
    const last = rows.at(-1);
    if (isSpread && last?.length === 1 && page > 1) last.push(page);
    else rows.push([page]);
  }
  return rows;
}

/** The page after a turn, counted from 1; in a spread from row to row. */
export function pageAfterTurn(page: number, by: 1 | -1, count: number, isSpread: boolean): number {
  if (!isSpread) return page + by;
  // Rows begin at 1, 2, 4, 6 …
  const begin = page === 1 ? 1 : page - (page % 2);
  const next = by === 1 ? (begin === 1 ? 2 : begin + 2) : begin <= 2 ? 1 : begin - 2;
  return next > count ? page : next;
}

/** The position of each page: one below the other, or in rows of two. */
export function layoutPages(sizes: readonly PageSize[], scale: number, isSpread = false): PdfLayout {
  const boxes: PageBox[] = [];
  let top = pageGap;
  let width = 0;
  for (const row of rowsOf(sizes.length, isSpread)) {
    const measured = row.map((page) => sizes[page] ?? { width: 0, height: 0 });
    const rowWidth = measured.reduce((sum, size) => sum + Math.floor(size.width * scale), 0);
    let left = 0;
    let height = 0;
    for (const size of measured) {
      const box = {
        top,
        left,
        rowWidth,
        width: Math.floor(size.width * scale),
        height: Math.floor(size.height * scale),
      };
      boxes.push(box);
      left += box.width;
      height = Math.max(height, box.height);
    }
    top += height + pageGap;
    width = Math.max(width, rowWidth);
  }
  return { boxes, height: top, width: width + 2 * pageGap };
}

/** The page, counted from 1, at height `y`. */
export function pageAt(boxes: readonly PageBox[], y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** The first page of a page's row, counted from 1. */
export const rowStart = (boxes: readonly PageBox[], page: number): number =>
  (boxes[page - 1]?.left ?? 0) > 0 ? page - 1 : page;

export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** The pages within one screen of the view. */
export function pagesNear(boxes: readonly PageBox[], top: number, height: number): PageRange {
  return { from: rowStart(boxes, pageAt(boxes, top - height)), to: pageAt(boxes, top + 2 * height) };
}

/** A position in the document that survives a zoom. */
export interface PdfPosition {
  readonly page: number;
  /** Share of the page above it. */
  readonly share: number;
}

export function positionAt(boxes: readonly PageBox[], y: number): PdfPosition {
  const page = rowStart(boxes, pageAt(boxes, y));
  const box = boxes[page - 1];
  return { page, share: box === undefined ? 0 : (y - box.top) / box.height };
}

/** The scroll position and height of the document's box, in CSS pixels. */
export interface PdfWindow {
  readonly scrollTop: number;
  readonly clientHeight: number;
}

/** Whether the end of the document is in view, after some scrolling. */
export const isAtEnd = ({ height }: PdfLayout, { scrollTop, clientHeight }: PdfWindow): boolean =>
  scrollTop > 0 && scrollTop + clientHeight >= height - 1;

/**
 * The position where a reader goes on: what is at the top, and in a spread the left page, since either may have been
 * read. At the end the last page counts, because it may be too short to reach the top.
 */
export function positionToStore(layout: PdfLayout, window: PdfWindow): PdfPosition {
  const top = window.scrollTop + pageGap;
  const last = layout.boxes.at(-1);
  if (last === undefined || !isAtEnd(layout, window)) return positionAt(layout.boxes, top);
  return { page: layout.boxes.length, share: Math.max(0, (top - last.top) / last.height) };
}

/** A given position, limited to a document with `count` pages. */
export function positionOf(
  given: { readonly page: number; readonly fraction: number } | undefined,
  count: number,
): PdfPosition {
  if (given === undefined || !Number.isFinite(given.page)) return { page: 1, share: 0 };
  const page = Math.max(1, Math.min(count, Math.floor(given.page)));
  const isThere = page === given.page && Number.isFinite(given.fraction);
  return { page, share: isThere ? Math.max(0, Math.min(1, given.fraction)) : 0 };
}

export function heightOf(boxes: readonly PageBox[], { page, share }: PdfPosition): number {
  const box = boxes[page - 1];
  return box === undefined ? 0 : box.top + share * box.height;
}
