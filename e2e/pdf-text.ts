import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  /** In points. */
  readonly size: readonly number[];
  readonly text: string;
  readonly pictures: number;
}

/** The pages of a PDF as a reader sees them. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { fnArray } = await page.getOperatorList();
    pages.push({
      size: page.view.slice(2).map(Math.round),
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    });
  }
  return pages;
}
