import { Readable } from 'node:stream';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { type Archive } from '../archive.ts';
import { readCsv, readCsvBytes } from './csv.ts';
import { BadTable, cleanCell, lineAfter, type TableRow } from './table.ts';
import { type Sheet, sheetsOf } from './xlsx.ts';

const partBytes = 2 ** 27;
const headBytes = 64 * 1024;
/** Rows of a part in which headings are looked for. */
const topRows = 30;
/** No export has more parts. */
export const mostParts = 60;

export interface Part {
  /** '': a text file alone. */
  readonly name: string;
  /** One of several files: its name may say what all its rows have in common. */
  readonly isFile?: boolean;
  readonly top: readonly TableRow[];
  readonly headings: readonly string[];
  readonly headingLine: number;
  /** A person's choice: whether to read it, and its heading row. */
  readonly said?: { readonly isChosen: boolean; readonly heading: TableRow | undefined };
  rows(): AsyncGenerator<TableRow>;
}

const isEmpty = ({ cells }: TableRow) => cells.every((cell) => cell === '');

/** Cleans cells. Throws if there are more rows than a spreadsheet can have, empty ones included. */
async function* cleaned(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  let line = 0;
  for await (const { line: said, cells } of rows) {
    count += 1;
    line = lineAfter(line, said);
    if (count > tableLimits.lines) throw new BadTable('too_many_rows');
    yield { line, cells: cells.map((cell) => cleanCell(cell)) };
  }
}

/** `peek` reads the first rows: leaving a stream of an archive early breaks the archive's reader. */
async function partOf(
  name: string,
  read: () => AsyncGenerator<TableRow>,
  peek: () => AsyncIterable<TableRow> = read,
): Promise<Part> {
  const rows = () => cleaned(read());
  const top: TableRow[] = [];
  for await (const row of cleaned(peek())) if (top.length < topRows && !isEmpty(row)) top.push(row);
  return describePart(name, top, rows);
}

export function describePart(
  name: string,
  top: readonly TableRow[],
  rows: () => AsyncGenerator<TableRow>,
): Part {
  // A title above the headings is alone in its row.
  const heading = top.find(({ cells }) => cells.filter((cell) => cell !== '').length > 1) ?? top[0];
  return { name, top, headings: heading?.cells ?? [], headingLine: heading?.line ?? 0, rows };
}

export interface SaidOfPart {
  readonly chosen: number;
  /** The heading row; 0: not chosen. */
  readonly heading: number;
}

export const asSaid = (parts: readonly Part[], said: readonly SaidOfPart[]): Part[] =>
  parts.map((part, at) => {
    const { chosen = 0, heading: line = 0 } = said[at] ?? {};
    const heading = part.top.find((row) => row.line === line);
    return {
      ...part,
      ...(heading && { headings: heading.cells, headingLine: heading.line }),
      said: { isChosen: chosen === 1, heading },
    };
  });

export const csvParts = async (path: string): Promise<Part[]> => [
  await partOf(
    '',
    () => readCsv(path),
    () => readCsvTop(path),
  ),
];

async function* readCsvTop(path: string): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of readCsv(path)) {
    yield row;
    count += 1;
    if (count === topRows * 4) return;
  }
}

export async function sheetParts(archive: Archive): Promise<Part[]> {
  const parts: Part[] = [];
  for (const sheet of await sheetsOf(archive)) parts.push(await partOfSheet(sheet));
  return parts;
}

const partOfSheet = (sheet: Sheet, name = sheet.name) => partOf(name, () => sheet.rows());

export const textNames = (archive: Archive): string[] =>
  archive.names.filter((name) => /\.(?:csv|txt|tsv)$/i.test(name) && !name.startsWith('__MACOSX/'));

export async function bundleParts(archive: Archive): Promise<Part[]> {
  const parts: Part[] = [];
  for (const name of textNames(archive).slice(0, mostParts)) parts.push(await partOfText(archive, name));
  return parts;
}

export async function partOfText(archive: Archive, name: string, shown = name): Promise<Part> {
  const read = async function* () {
    const bytes = archive.stream(name, partBytes);
    if (bytes) yield* readCsvBytes(bytes);
  };
  const head = await headOf(archive, name);
  return partOf(shown, read, () => firstRows(head));
}

/** Reads the first bytes, and discards the rest. */
async function headOf(archive: Archive, name: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of archive.stream(name, partBytes) ?? []) {
    if (bytes < headBytes) pieces.push(piece);
    bytes += piece.length;
  }
  return Buffer.concat(pieces).subarray(0, headBytes);
}

/** The last row may be cut, so its error does not count. */
async function* firstRows(head: Buffer): AsyncGenerator<TableRow> {
  let count = 0;
  try {
    for await (const row of readCsvBytes(Readable.from([head]))) {
      yield row;
      count += 1;
      if (count === topRows * 4) return;
    }
  } catch (error) {
    if (head.length < headBytes) throw error;
  }
}
