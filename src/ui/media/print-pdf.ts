import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** 150 dots to the inch: sharp on paper, and a few hundred kilobytes per page. */
const printScale = 150 / 72;

/** Prints each page as a picture on a sheet of its size, in a frame of its own. Rejects if a page cannot be drawn. */
export async function printPdf(document: PDFDocumentProxy, signal: AbortSignal): Promise<void> {
  const pictures: string[] = [];
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      pictures.push(await drawPage(document, number));
      if (signal.aborted) return;
    }
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    await printPictures(pictures, `${width}pt ${height}pt`);
  } finally {
    for (const picture of pictures) URL.revokeObjectURL(picture);
  }
}

async function drawPage(source: PDFDocumentProxy, number: number): Promise<string> {
  const page = await source.getPage(number);
  const viewport = page.getViewport({ scale: printScale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  canvas.width = 0;
  if (picture === null) throw new Error(`Page ${number} could not be drawn`);
  return URL.createObjectURL(picture);
}

async function printPictures(pictures: readonly string[], size: string): Promise<void> {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', insetBlockEnd: '0' });
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  const inner = frame.contentWindow;
  if (inner === null) throw new Error('The frame to print did not open');
  try {
    inner.document.body.style.margin = '0';
    // The page's policy forbids style elements; a sheet made by script is allowed.
    const sheet = Reflect.construct(Reflect.get(inner, 'CSSStyleSheet'), []) as CSSStyleSheet;
    sheet.replaceSync(
      `@page{size:${size};margin:0}img{display:block;width:100%;break-after:page;break-inside:avoid}`,
    );
    inner.document.adoptedStyleSheets = [sheet];
    await Promise.all(pictures.map((picture) => addPicture(inner.document, picture)));
    inner.focus();
    inner.print();
  } finally {
    // Some browsers return at once and read the frame while their window is open.
    setTimeout(() => frame.remove(), 60_000);
  }
}

async function addPicture(target: Document, address: string): Promise<void> {
  const image = target.createElement('img');
  image.alt = '';
  image.src = address;
  target.body.append(image);
  await image.decode();
}
