import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageOfDestination } from './pdf-links.ts';

export interface PdfHeading {
  readonly id: number;
  readonly title: string;
  /** 0 for a chapter, 1 for its sections; deeper headings are left out. */
  readonly level: 0 | 1;
  /** Looked up when chosen, since that reads a part of the file; undefined: it leads nowhere. */
  readonly page: () => Promise<number | undefined>;
}

/** A longer table of contents is no help. */
const headingsAtMost = 400;
const titleAtMost = 200;

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** Empty where the document has none, or one that cannot be read. */
export async function readOutline(document: PDFDocumentProxy): Promise<readonly PdfHeading[]> {
  const outline: Outline | null = await document.getOutline().catch(() => null);
  return (outline ?? [])
    .flatMap((chapter) => [
      heading(document, chapter, 0),
      ...chapter.items.map((part) => heading(document, part, 1)),
    ])
    .filter(({ title }) => title !== '')
    .slice(0, headingsAtMost)
    .map((each, id) => ({ ...each, id }));
}

const heading = (document: PDFDocumentProxy, { title, dest }: Outline[number], level: 0 | 1) => ({
  title: title.trim().slice(0, titleAtMost),
  level,
  page: () => pageOfDestination(document, dest).catch(() => undefined),
});
