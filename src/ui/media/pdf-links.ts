import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface LinkPlace {
  readonly id: string;
  readonly text: string;
  /** Shares of the page. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A link to an address, or to a page counted from 1. */
export type PdfLink =
  | (LinkPlace & { readonly href: string; readonly page?: undefined })
  | (LinkPlace & { readonly href?: undefined; readonly page: number });

interface Annotation {
  readonly id: string;
  readonly subtype: string;
  readonly rect: readonly [number, number, number, number];
  readonly url?: string;
  readonly dest?: string | readonly unknown[] | null;
  readonly overlaidText?: string;
}

/** The safe address of a link, else undefined: the document comes from outside and must run nothing here. */
export function safeLink(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  const isSafe = ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) && !username && !password;
  return isSafe ? href : undefined;
}

export async function readLinks(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfLink[]> {
  const annotations: readonly Annotation[] = await page.getAnnotations({ intent: 'display' });
  const links = annotations.filter(({ subtype }) => subtype === 'Link');
  const read = await Promise.all(links.map((link) => readLink(document, page, link)));
  return read.filter((link) => link !== undefined);
}

async function readLink(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  { id, rect, url, dest, overlaidText = '' }: Annotation,
): Promise<PdfLink | undefined> {
  const place: LinkPlace = { id, text: overlaidText.trim(), box: boxOf(page, rect) };
  const href = url === undefined ? undefined : safeLink(url);
  if (href !== undefined) return { ...place, href };
  const target = await pageOfDestination(document, dest ?? null).catch(() => undefined);
  return target === undefined ? undefined : { ...place, page: target };
}

/** The page of a link or heading, counted from 1. */
export async function pageOfDestination(
  document: PDFDocumentProxy,
  dest: Annotation['dest'],
): Promise<number | undefined> {
  const place: readonly unknown[] | null =
    typeof dest === 'string' ? await document.getDestination(dest) : (dest ?? null);
  const [target] = place ?? [];
  if (typeof target === 'number') return target + 1;
  return isReference(target) ? (await document.getPageIndex(target)) + 1 : undefined;
}

function isReference(target: unknown): target is { num: number; gen: number } {
  return typeof target === 'object' && target !== null && 'num' in target && 'gen' in target;
}

function boxOf(page: PDFPageProxy, rect: Annotation['rect']): LinkPlace['box'] {
  const viewport = page.getViewport({ scale: 1 });
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[0], rect[1]);
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rect[2], rect[3]);
  return {
    left: Math.min(x1, x2) / viewport.width,
    top: Math.min(y1, y2) / viewport.height,
    width: Math.abs(x2 - x1) / viewport.width,
    height: Math.abs(y2 - y1) / viewport.height,
  };
}
