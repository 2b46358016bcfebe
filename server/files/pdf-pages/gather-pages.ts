import { readFile, stat } from 'node:fs/promises';
import { openPdf } from '../open-pdf.ts';
import { type PdfTable, readTable } from './pdf-table.ts';
import { isWordAt, OddPdf, readDictionary, skipSpace } from './pdf-words.ts';

const mostSourceBytes = 64 * 2 ** 20;
const mostPages = 5_000;
const mostAncestors = 20;
/** As the reader asks for a file, `src/ui/media/pdf-document.ts`; one whose pages lie in so few pieces is well. */
const pieceBytes = 2 ** 15;
const mostPieces = 4;

interface PdfObject {
  readonly number: number;
  readonly generation: number;
  readonly place: number;
  /** As it is written in the file, which holds for an encrypted one too: number and generation stay. */
  readonly dictionary: string;
  readonly parent: number | null;
}

/**
 * What to add to a PDF so that its pages are found by reading one place: the descriptions of the pages once more, side
 * by side, with a table that names these, as each later save of a PDF adds what it changed. Otherwise a reader that
 * wants one page reads the descriptions of all before it, each of which stands beside its page's pictures: pdf.js
 * looks at the last page before it shows the first one. Null where the file is well as it is, over 64 MB or 5,000
 * pages, and where it is written in a way that we do not know. Heavy: the server calls it through `runGatherPages`.
 */
export async function gatherPages(path: string): Promise<Uint8Array | null> {
  if ((await stat(path)).size > mostSourceBytes) return null;
  const bytes = await readFile(path);
  try {
    const table = readTable(bytes);
    const objects = withAncestors(bytes, table, await pageNumbers(path));
    const pieces = new Set(objects.map(({ place }) => Math.floor(place / pieceBytes)));
    return pieces.size > mostPieces ? addition(bytes.length, table, objects) : null;
  } catch (error) {
    if (error instanceof OddPdf) return null;
    throw error;
  }
}

/** Numbers of the objects that describe the pages, in their order. */
async function pageNumbers(path: string): Promise<number[]> {
  const task = await openPdf(path);
  try {
    const { numPages, getPage } = await task.promise.then((document) => ({
      numPages: document.numPages,
      getPage: (page: number) => document.getPage(page),
    }));
    if (numPages > mostPages) throw new OddPdf('Too many pages.');
    const numbers: number[] = [];
    for (let page = 1; page <= numPages; page += 1) {
      const found = await getPage(page);
      if (found.ref) numbers.push(found.ref.num);
      found.cleanup();
    }
    return numbers;
  } finally {
    await task.destroy();
  }
}

/** The pages, then the nodes of the tree they hang on; without those that lie packed in a stream with others. */
function withAncestors(bytes: Buffer, table: PdfTable, pages: readonly number[]): PdfObject[] {
  const objects = new Map<number, PdfObject>();
  let level: readonly number[] = pages;
  for (let depth = 0; level.length > 0 && depth < mostAncestors; depth += 1) {
    const parents = new Set<number>();
    for (const number of level) {
      const place = table.places.get(number);
      if (place === undefined || objects.has(number)) continue;
      const object = readObject(bytes, number, place);
      objects.set(number, object);
      if (object.parent !== null) parents.add(object.parent);
    }
    level = [...parents];
  }
  return [...objects.values()];
}

function readObject(bytes: Buffer, number: number, place: number): PdfObject {
  const at = skipSpace(bytes, place);
  const head = /^(\d+)\s+(\d+)\s+obj\s*/.exec(bytes.toString('latin1', at, at + 60));
  if (Number(head?.[1]) !== number || !head) throw new OddPdf('Another object.');
  const start = skipSpace(bytes, at + head[0].length);
  const { entries, end } = readDictionary(bytes, start);
  if (!isWordAt(bytes, skipSpace(bytes, end), 'endobj')) throw new OddPdf('More than a description.');
  const parent = /^(\d+)\s/.exec(entries.get('Parent') ?? '');
  return {
    number,
    generation: Number(head[2]),
    place,
    dictionary: bytes.toString('latin1', start, end),
    parent: parent ? Number(parent[1]) : null,
  };
}

/** The objects and the table of a later save, in the manner of the file's own. */
function addition(size: number, table: PdfTable, objects: readonly PdfObject[]): Buffer {
  const parts = [Buffer.from('\n', 'latin1')];
  let length = size + 1;
  const put = (text: string) => {
    const part = Buffer.from(text, 'latin1');
    parts.push(part);
    length += part.length;
  };
  const moved = objects.map((object) => {
    const place = length;
    put(`${object.number} ${object.generation} obj\n${object.dictionary}\nendobj\n`);
    return { ...object, place };
  });
  const start = length;
  put(table.isStream ? streamTable(table, moved, start) : plainTable(table, moved));
  put(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** What the new section says of the file as a whole. */
function trailerOf({ trailer, start }: PdfTable, size: number): string {
  const same = ['Root', 'Info', 'ID', 'Encrypt'].flatMap((name) => {
    const value = trailer.get(name);
    return value === undefined ? [] : [`/${name} ${value}`];
  });
  return `/Size ${size} ${same.join(' ')} /Prev ${start}`;
}

function plainTable(table: PdfTable, objects: readonly PdfObject[]): string {
  const rows = objects.map(
    ({ number, generation, place }) =>
      `${number} 1\n${String(place).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
  );
  return `xref\n${rows.join('')}trailer\n<< ${trailerOf(table, Number(table.trailer.get('Size')))} >>\n`;
}

function streamTable(table: PdfTable, objects: readonly PdfObject[], start: number): string {
  const own = Number(table.trailer.get('Size'));
  const entries = [...objects, { number: own, generation: 0, place: start }];
  const rows = Buffer.alloc(entries.length * 7);
  entries.forEach(({ generation, place }, index) => {
    rows.writeUInt8(1, index * 7);
    rows.writeUInt32BE(place, index * 7 + 1);
    rows.writeUInt16BE(generation, index * 7 + 5);
  });
  const index = entries.map(({ number }) => `${number} 1`).join(' ');
  const trailer = trailerOf(table, own + 1);
  return (
    `${own} 0 obj\n<< /Type /XRef ${trailer} /W [1 4 2] /Index [${index}] /Length ${rows.length} >>\n` +
    `stream\n${rows.toString('latin1')}\nendstream\nendobj\n`
  );
}
