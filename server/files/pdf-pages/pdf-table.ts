import { inflateSync } from 'node:zlib';
import { isWordAt, OddPdf, readDictionary, skipSpace } from './pdf-words.ts';

/** Bytes of an unpacked table: a million objects. */
const mostTable = 16 * 2 ** 20;
const mostSections = 100;

/** `kind` 1: at a byte of the file, with its generation; 2: within a stream, with its index; 0: nowhere. */
export type PdfEntry = readonly [kind: number, placeOrStream: number, generationOrIndex: number];
export const noEntry: PdfEntry = [0, 0, 0];

export interface PdfTable {
  readonly entries: ReadonlyMap<number, PdfEntry>;
  readonly trailer: ReadonlyMap<string, string>;
}

type Section = ReadonlyMap<string, string>;
type Entries = Map<number, PdfEntry>;

/** Reads the table of objects with all later changes. Throws `OddPdf` for an unknown form. */
export function readTable(bytes: Buffer): PdfTable {
  const mark = bytes.lastIndexOf('startxref');
  const start = Number(/^startxref\s+(\d+)/.exec(bytes.toString('latin1', mark, mark + 40))?.[1]);
  if (!isWordAt(bytes, 0, '%PDF-') || !Number.isSafeInteger(start)) throw new OddPdf('No table.');
  const entries: Entries = new Map();
  const waiting = [start];
  const seen = new Set<number>();
  let newest: Section | undefined;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size > mostSections) throw new OddPdf('Tables in a circle.');
    seen.add(at);
    const section = readSection(bytes, skipSpace(bytes, at), entries);
    newest ??= section;
    for (const older of ['XRefStm', 'Prev']) {
      const place = section.get(older);
      if (place !== undefined) waiting.push(Number(place));
    }
  }
  if (newest === undefined) throw new OddPdf('No table.');
  return { entries, trailer: newest };
}

function readSection(bytes: Buffer, at: number, entries: Entries): Section {
  return isWordAt(bytes, at, 'xref') ? readPlain(bytes, at + 4, entries) : readStream(bytes, at, entries);
}

/** The newer section comes first and wins. */
function put(entries: Entries, number: number, entry: PdfEntry): void {
  if (!entries.has(number)) entries.set(number, entry);
}

function readPlain(bytes: Buffer, from: number, entries: Entries): Section {
  let at = skipSpace(bytes, from);
  while (!isWordAt(bytes, at, 'trailer')) {
    const head = /^(\d+)\s+(\d+)\s+/.exec(bytes.toString('latin1', at, at + 40));
    if (!head) throw new OddPdf('No table.');
    at += head[0].length;
    const first = Number(head[1]);
    for (let index = 0; index < Number(head[2]); index += 1, at += 20) {
      const row = /^(\d{10}) (\d{5}) ([nf])/.exec(bytes.toString('latin1', at, at + 18));
      if (!row) throw new OddPdf('An odd row of the table.');
      put(entries, first + index, row[3] === 'n' ? [1, Number(row[1]), Number(row[2])] : noEntry);
    }
    at = skipSpace(bytes, at);
  }
  return readDictionary(bytes, skipSpace(bytes, at + 'trailer'.length)).entries;
}

/** Since PDF 1.5 the table may be a packed stream of numbers with widths of their own. */
function readStream(bytes: Buffer, at: number, found: Entries): Section {
  const head = /^\d+\s+\d+\s+obj\s*/.exec(bytes.toString('latin1', at, at + 60));
  if (!head) throw new OddPdf('No table.');
  const { entries, end } = readDictionary(bytes, at + head[0].length);
  if (entries.get('Type') !== '/XRef') throw new OddPdf('No table.');
  const rows = unpacked(bytes, end, entries);
  const [kindWidth = 0, placeWidth = 0, restWidth = 0] = numbersOf(entries.get('W'));
  const width = kindWidth + placeWidth + restWidth;
  const ranges = numbersOf(entries.get('Index') ?? `0 ${entries.get('Size')}`);
  let row = 0;
  for (let range = 0; range < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range);
    for (let index = 0; index < count; index += 1, row += width) {
      if (row + width > rows.length || width === 0) throw new OddPdf('A short table.');
      const kind = kindWidth === 0 ? 1 : numberAt(rows, row, kindWidth);
      const place = numberAt(rows, row + kindWidth, placeWidth);
      const rest = numberAt(rows, row + kindWidth + placeWidth, restWidth);
      put(found, first + index, kind === 1 || kind === 2 ? [kind, place, rest] : noEntry);
    }
  }
  return entries;
}

const numberAt = (rows: Buffer, at: number, width: number): number =>
  rows.subarray(at, at + width).reduce((number, byte) => number * 256 + byte, 0);

const numbersOf = (list = ''): number[] => [...list.matchAll(/\d+/g)].map(([number]) => Number(number));

function unpacked(bytes: Buffer, dictionaryEnd: number, entries: ReadonlyMap<string, string>): Buffer {
  const at = skipSpace(bytes, dictionaryEnd);
  const line = /^stream\r?\n/.exec(bytes.toString('latin1', at, at + 8));
  const length = Number(entries.get('Length'));
  if (!line || !Number.isSafeInteger(length)) throw new OddPdf('No stream.');
  const packed = bytes.subarray(at + line[0].length, at + line[0].length + length);
  const filter = entries.get('Filter')?.replaceAll(/[[\]\s]/g, '');
  if (filter === undefined) return packed;
  if (filter !== '/FlateDecode') throw new OddPdf('An odd table.');
  const rows = inflateSync(packed, { maxOutputLength: mostTable });
  const parameters = entries.get('DecodeParms') ?? '';
  const predictor = Number(/\/Predictor\s+(\d+)/.exec(parameters)?.[1] ?? 1);
  if (predictor === 1) return rows;
  return withoutFilters(rows, Number(/\/Columns\s+(\d+)/.exec(parameters)?.[1] ?? 1));
}

/** Each row begins with its filter: none, or the row above, as in a PNG. */
function withoutFilters(rows: Buffer, columns: number): Buffer {
  const count = Math.floor(rows.length / (columns + 1));
  const plain = Buffer.alloc(count * columns);
  for (let row = 0; row < count; row += 1) {
    const from = row * (columns + 1);
    const filter = rows[from];
    if (filter !== 0 && filter !== 2) throw new OddPdf('An odd table.');
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const above = filter === 2 && row > 0 ? (plain[at - columns] ?? 0) : 0;
      plain[at] = ((rows[from + 1 + column] ?? 0) + above) % 256;
    }
  }
  return plain;
}
