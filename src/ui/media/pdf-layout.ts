/** A page's measure at scale 1, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Fits the width or the whole page, or is a share of the paper's size. */
export type PdfZoom = 'width' | 'page' | number;

/** Scale at which paper has its real size: PDF counts 72 to the inch, CSS 96. */
const paperScale = 96 / 72;
/** Pages wider than this are hard to read across. */
const widestPage = 960;
/** Around and between pages. */
export const pageGap = 12;

/** CSS pixels for one of the page's own. */
export function zoomScale(zoom: PdfZoom, page: PageSize, room: PageSize): number {
  if (typeof zoom === 'number') return zoom * paperScale;
  const across = Math.min(room.width - 2 * pageGap, widestPage) / page.width;
  if (zoom === 'width') return Math.max(0.1, across);
  return Math.max(
    0.1,
    Math.min((room.width - 2 * pageGap) / page.width, (room.height - 2 * pageGap) / page.height),
  );
}

/** The share of the paper's size that a scale is. */
export const zoomOfScale = (scale: number) => scale / paperScale;

export interface PageBox extends PageSize {
  readonly top: number;
}

export interface PdfLayout {
  readonly boxes: readonly PageBox[];
  readonly height: number;
  readonly width: number;
}

/** Where each page lies, one below the other. */
export function layoutPages(sizes: readonly PageSize[], scale: number): PdfLayout {
  const boxes: PageBox[] = [];
  let top = pageGap;
  let width = 0;
  for (const size of sizes) {
    const box = { top, width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
    boxes.push(box);
    top += box.height + pageGap;
    width = Math.max(width, box.width);
  }
  return { boxes, height: top, width: width + 2 * pageGap };
}

/** The page, counted from 1, that lies at a height. */
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

export interface PageRange {
  /** Counted from 1, both included. */
  readonly from: number;
  readonly to: number;
}

/** The pages within one screen of what is on show. */
export function pagesNear(boxes: readonly PageBox[], top: number, height: number): PageRange {
  return { from: pageAt(boxes, top - height), to: pageAt(boxes, top + 2 * height) };
}

/** A place in the document that a zoom leaves where it is. */
export interface PdfPlace {
  readonly page: number;
  /** Share of the page above it. */
  readonly share: number;
}

export function placeAt(boxes: readonly PageBox[], y: number): PdfPlace {
  const page = pageAt(boxes, y);
  const box = boxes[page - 1];
  return { page, share: box === undefined ? 0 : (y - box.top) / box.height };
}

export function heightOf(boxes: readonly PageBox[], { page, share }: PdfPlace): number {
  const box = boxes[page - 1];
  return box === undefined ? 0 : box.top + share * box.height;
}
