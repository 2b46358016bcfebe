import { openPdf } from '../open-pdf.ts';

const mostPages = 500;

/** The text of a PDF page by page; scanned pages have none. */
export async function* textOfPdf(path: string): AsyncGenerator<string> {
  const task = await openPdf(path);
  try {
    const document = await task.promise;
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      yield items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}
