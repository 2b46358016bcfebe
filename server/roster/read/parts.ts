import { Readable } from 'node:stream';
import { plainHeading, rosterLimits } from '#contract/roster/roster.rules.ts';
import { type Archive } from '#server/files/archive.ts';
import { readCsv, readCsvBytes } from './csv.ts';
import { BadFile, cleanCell, lineAfter, type TableRow } from './table.ts';
import { type Sheet, sheetsOf } from './xlsx.ts';

const partBytes = 2 ** 27;
const headBytes = 64 * 1024;
/** So many rows of a part are looked at for its headings. */
const topRows = 30;
/** More parts of an archive are none of an export. */
export const mostParts = 60;

export const plainKey = plainHeading;

/** A sheet of a workbook, or a text file, alone or in a bundle. */
export interface Part {
  /** '' for a text file alone. */
  readonly name: string;
  /** One of several files that were chosen together: its rows are of one class where no column says which. */
  readonly isFile?: boolean;
  /** The first rows with words. */
  readonly top: readonly TableRow[];
  readonly headings: readonly string[];
  readonly headingLine: number;
  /** What a person said of it: whether it is read, and which row names the columns. */
  readonly said?: { readonly isChosen: boolean; readonly heading: TableRow | undefined };
  /** All rows, clean, the empty ones as well; each call reads anew. */
  rows(): AsyncGenerator<TableRow>;
}

const isEmpty = ({ cells }: TableRow) => cells.every((cell) => cell === '');

/** Clean cells; more rows than a spreadsheet program shows are too many, empty ones too. */
async function* cleaned(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  let line = 0;
  for await (const { line: said, cells } of rows) {
    count += 1;
    line = lineAfter(line, said);
    if (count > rosterLimits.lines) throw new BadFile({ code: 'too_many_rows' });
    yield { line, cells: cells.map((cell) => cleanCell(cell)) };
  }
}

/** `peek` reads the first rows: a stream of an archive that is left before its end breaks the archive's reader. */
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
  // A title above them is alone in its row.
  const heading = top.find(({ cells }) => cells.filter((cell) => cell !== '').length > 1) ?? top[0];
  return { name, top, headings: heading?.cells ?? [], headingLine: heading?.line ?? 0, rows };
}

/** Where a person found the list in a file: for each of its parts. */
export interface SaidOfPart {
  readonly chosen: number;
  /** The row of the headings; 0: not said. */
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

/** A file can be left before its end. */
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

/** The text files of an archive, in whichever folder. */
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

/** The first bytes; the rest is unpacked and let go. */
async function headOf(archive: Archive, name: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of archive.stream(name, partBytes) ?? []) {
    if (bytes < headBytes) pieces.push(piece);
    bytes += piece.length;
  }
  return Buffer.concat(pieces).subarray(0, headBytes);
}

/** The last row may be cut, which is no fault of the file. */
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
