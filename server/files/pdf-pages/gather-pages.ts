import { readFile, stat } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { openPdf } from '../open-pdf.ts';
import { noEntry, type PdfEntry, type PdfTable, readTable } from './pdf-table.ts';
import { isWordAt, OddPdf, readDictionary, skipSpace } from './pdf-words.ts';

const mostSourceBytes = 64 * 2 ** 20;
const mostPages = 5_000;
const mostAncestors = 20;
/** The table of so many objects takes 7 MB before it is packed. */
const mostObjects = 1_000_000;
/** The reader's request size in `src/ui/media/pdf-source.ts`; pages that lie in so few pieces need no gathering. */
const pieceBytes = 2 ** 14;
const mostPieces = 4;

interface PdfObject {
  readonly number: number;
  readonly place: number;
  readonly dictionary: string;
  readonly parent: number | null;
}

/**
 * What to append to a PDF so that a reader finds all pages in one place; otherwise pdf.js reads every page's
 * description before it shows the first. null: not needed, over 64 MB or 5,000 pages, encrypted, or of an unknown
 * form. Heavy: the server calls it through `runGatherPages`.
 */
export async function gatherPages(path: string): Promise<Uint8Array | null> {
  if ((await stat(path)).size > mostSourceBytes) return null;
  const bytes = await readFile(path);
  try {
    const table = readTable(bytes);
    // What is encrypted apart from its stream must not be packed into one.
    if (table.trailer.has('Encrypt')) return null;
    const objects = withAncestors(bytes, table, await pageNumbers(path));
    const pieces = new Set(objects.map(({ place }) => Math.floor(place / pieceBytes)));
    return pieces.size > mostPieces ? addition(bytes.length, table, objects) : null;
  } catch (error) {
    if (error instanceof OddPdf) return null;
    throw error;
  }
}

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

/** The pages, then the nodes of the tree above them; without those already packed in a stream. */
function withAncestors(bytes: Buffer, table: PdfTable, pages: readonly number[]): PdfObject[] {
  const objects = new Map<number, PdfObject>();
  let level: readonly number[] = pages;
  for (let depth = 0; level.length > 0 && depth < mostAncestors; depth += 1) {
    const parents = new Set<number>();
    for (const number of level) {
      const [kind, place, generation] = table.entries.get(number) ?? noEntry;
      if (kind !== 1 || generation !== 0 || objects.has(number)) continue;
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
  if (Number(head?.[1]) !== number || !head || head[2] !== '0') throw new OddPdf('Another object.');
  const start = skipSpace(bytes, at + head[0].length);
  const { entries, end } = readDictionary(bytes, start);
  if (!isWordAt(bytes, skipSpace(bytes, end), 'endobj')) throw new OddPdf('More than a description.');
  const parent = /^(\d+)\s/.exec(entries.get('Parent') ?? '');
  return {
    number,
    place,
    dictionary: bytes.toString('latin1', start, end),
    parent: parent ? Number(parent[1]) : null,
  };
}

function addition(size: number, table: PdfTable, objects: readonly PdfObject[]): Buffer {
  let own = Number(table.trailer.get('Size'));
  for (const number of table.entries.keys()) own = Math.max(own, number + 1);
  if (!(own < mostObjects)) throw new OddPdf('Too many objects.');
  const begin = Buffer.from('\n', 'latin1');
  const stream = streamOf(own, ...packed(objects));
  const start = size + begin.length + stream.length;
  const entries = new Map(table.entries);
  objects.forEach(({ number }, index) => entries.set(number, [2, own, index]));
  entries.set(own, [1, size + begin.length, 0]);
  entries.set(own + 1, [1, start, 0]);
  const end = Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1');
  return Buffer.concat([begin, stream, tableStream(own + 1, table, entries), end]);
}

function packed(objects: readonly PdfObject[]): [string, Buffer] {
  let place = 0;
  const places = objects.map(({ number, dictionary }) => {
    const pair = `${number} ${place}`;
    place += dictionary.length + 1;
    return pair;
  });
  const head = `${places.join(' ')}\n`;
  const text = head + objects.map(({ dictionary }) => `${dictionary}\n`).join('');
  return [
    `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
    deflateSync(Buffer.from(text, 'latin1')),
  ];
}

const streamOf = (number: number, entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`,
      'latin1',
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);

const widths = [1, 4, 2] as const;
const rowBytes = widths[0] + widths[1] + widths[2];

/** A table of the whole file, so no older one is read any more. */
function tableStream(number: number, table: PdfTable, entries: ReadonlyMap<number, PdfEntry>): Buffer {
  const count = number + 1;
  const rows = Buffer.alloc(count * rowBytes);
  for (let at = 0; at < count; at += 1) {
    const [kind, place, rest] = entries.get(at) ?? noEntry;
    rows.writeUInt8(kind, at * rowBytes);
    rows.writeUInt32BE(place, at * rowBytes + widths[0]);
    rows.writeUInt16BE(rest, at * rowBytes + widths[0] + widths[1]);
  }
  const same = ['Root', 'Info', 'ID'].flatMap((name) => {
    const value = table.trailer.get(name);
    return value === undefined ? [] : [`/${name} ${value}`];
  });
  const facts = `/Type /XRef /Size ${count} ${same.join(' ')} /W [${widths.join(' ')}]`;
  const parameters = `/DecodeParms << /Predictor 12 /Columns ${rowBytes} >>`;
  return streamOf(number, `${facts} ${parameters}`, deflateSync(byRowAbove(rows)));
}

/** Each row as its difference from the row above, which packs well: places grow from one to the next. */
function byRowAbove(rows: Buffer): Buffer {
  const count = rows.length / rowBytes;
  const filtered = Buffer.alloc(rows.length + count);
  for (let row = 0; row < count; row += 1) {
    const to = row * (rowBytes + 1);
    filtered.writeUInt8(2, to);
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column;
      filtered.writeUInt8(((rows[at] ?? 0) - (rows[at - rowBytes] ?? 0) + 256) % 256, to + 1 + column);
    }
  }
  return filtered;
}
