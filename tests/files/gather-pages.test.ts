import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { gatherPages } from '#server/files/pdf-pages/gather-pages.ts';
import { runGatherPages } from '#server/files/preview-runner.ts';
import { pictureBook } from '../load/book-file.ts';
import { streamTableOf } from './stream-table.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const temporary = useTemporaryFolder();

const piece = 2 ** 14;
const pages = 40;

/** Opens a PDF as a reader does that may ask for any part of it, and counts the parts. */
async function open(bytes: Buffer, page: number) {
  const { PDFDataRangeTransport } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const asked = new Set<number>();
  class Counted extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number) {
      for (let at = begin; at < end; at += piece) asked.add(Math.floor(at / piece));
      queueMicrotask(() => this.onDataRange(begin, new Uint8Array(bytes.subarray(begin, end))));
    }
  }
  const task = getDocument({
    range: new Counted(bytes.length, null),
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: piece,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const found = await document.getPage(page);
    const { fnArray } = await found.getOperatorList();
    return { pages: document.numPages, ref: found.ref, drawn: fnArray.length, pieces: asked.size };
  } finally {
    await task.destroy();
  }
}

async function gathered(bytes: Buffer): Promise<Buffer> {
  const added = await gatherPages(await temporary.write(bytes));
  if (added === null) throw new Error('Nothing was added.');
  return Buffer.concat([bytes, added]);
}

describe('a PDF whose pages lie far apart', () => {
  it.each([
    ['a plain table', (book: Buffer) => book],
    ['a table in a stream', streamTableOf],
    ['a table in a packed stream', (book: Buffer) => streamTableOf(book, true)],
  ])('shows any page after few pieces, with %s [QU-35]', async (_, write) => {
    const before = write(pictureBook(pages, pages));
    const after = await gathered(before);
    for (const page of [1, 2, pages]) {
      const was = await open(before, page);
      const now = await open(after, page);
      expect({ ...now, pieces: 0 }).toEqual({ ...was, pieces: 0 });
      expect(now.pages).toBe(pages);
      expect(was.pieces).toBeGreaterThan(pages);
      expect(now.pieces).toBeLessThan(10);
    }
  });

  it('keeps its own bytes, and is well from then on', async () => {
    const book = pictureBook(pages, 10);
    const after = await gathered(book);
    expect(after.subarray(0, book.length).equals(book)).toBe(true);
    expect(await gatherPages(await temporary.write(after))).toBeNull();
  });

  it('gives the same addition each time, so that equal uploads stay equal', async () => {
    const book = pictureBook(pages, pages);
    expect((await gathered(book)).equals(await gathered(book))).toBe(true);
  });
});

describe('a PDF that stays as it is', () => {
  it('is a short one', async () => {
    expect(await gatherPages(await temporary.write(pictureBook(2)))).toBeNull();
  });

  const book = pictureBook(pages, pages).toString('latin1');
  it.each([
    ['a table that leads nowhere', book.replace(/startxref\n\d+/, 'startxref\n99999999')],
    ['a table of another file', book.replace(/startxref\n\d+/, 'startxref\n9')],
    [
      'a table that leads to itself',
      book.replace('trailer\n<< ', `trailer\n<< /Prev ${/startxref\n(\d+)/.exec(book)?.[1]} `),
    ],
    ['something in front of it', `mail\n${book}`],
    ['a table that is cut short', book.replace('00000 n \n', '')],
    ['a page that is no dictionary', book.replace('<< /Type /Page /Parent', '[[ /Type /Page /Parent')],
    ['lists in lists', book.replace('/MediaBox [0 0 595 842]', `/MediaBox ${'['.repeat(20_000)}`)],
    ['a text without an end', book.replace('/MediaBox [0 0 595 842]', '/Note (open')],
    ['no pages', '%PDF-1.4\nnothing\n%%EOF\n'],
  ])('is one with %s', async (_, text) => {
    const path = await temporary.write(Buffer.from(text, 'latin1'));
    expect(await runGatherPages(path)).toBeNull();
  });
});
