import { tableLimits } from '#contract/files/tables.rules.ts';
import { BadContent } from '../file-refused.ts';

export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a table is refused while it is read. */
export type TableFault =
  | 'old_excel'
  | 'macros'
  | 'damaged'
  | 'bomb'
  | 'no_header'
  | 'no_rows'
  | 'too_many_rows'
  | 'open_quote';

export class BadTable extends Error {
  override readonly name = 'BadTable';
  readonly fault: TableFault;
  /** As a spreadsheet program counts; 0: the file as a whole. */
  readonly line: number;

  constructor(fault: TableFault, line = 0) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

/** What readers of archives and XML throw, as a `BadTable`; any other error as it is. */
export function asBadTable(error: unknown): unknown {
  if (error instanceof Error && error.message.startsWith('This is not well-formed'))
    return new BadTable('damaged');
  if (!(error instanceof BadContent)) return error;
  const { fault } = error.found;
  return new BadTable(fault === 'bomb' || fault === 'macros' ? fault : 'damaged');
}

/** Marks a formula without a stored value, which is a problem of its row. */
export const formulaCell = '\uE000formula';

/** Removes invisible signs and extra blanks. Replaces a lone surrogate, because no column takes it. */
export const cleanCell = (text: string, most: number = tableLimits.cell): string =>
  text
    // Normalizing takes quadratic time in the marks on one letter, so the text is cut before and after.
    .slice(0, Math.max(tableLimits.cell * 4, most + 1))
    .replaceAll(/[\p{Cc}\u200B\uFEFF\u00A0\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, most + 1)
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Yields rows with words, headings first, all as wide as the headings. Throws `BadTable`. */
export async function* tableOf<Row extends TableRow>(
  rows: AsyncIterable<Row>,
  mostOfCell: number = tableLimits.cell,
  /** A person chose the heading row. */
  isSaid = false,
): AsyncGenerator<Row> {
  let width = 0;
  let count = 0;
  let line = 0;
  let lines = 0;
  for await (const row of rows) {
    line = lineAfter(line, row.line);
    // Empty rows cost time too.
    lines += 1;
    if (lines > tableLimits.lines) throw new BadTable('too_many_rows');
    const texts = row.cells.map((cell) => cleanCell(cell, mostOfCell));
    if (texts.every((text) => text === '')) continue;
    if (count === 0) {
      width = lastWord(texts) + 1;
      if (width > tableLimits.columns || !(isSaid || looksLikeHeadings(texts)))
        throw new BadTable('no_header');
    }
    if (count > tableLimits.rows) throw new BadTable('too_many_rows');
    yield { ...row, line, cells: Array.from({ length: width }, (_, column) => texts[column] ?? '') };
    count += 1;
  }
  if (count === 0) throw new BadTable('no_header');
  if (count === 1) throw new BadTable('no_rows');
}

/** Files may lie about line numbers: each line gets a higher number than the one before. */
export const lineAfter = (last: number, said: number): number =>
  Number.isSafeInteger(said) && said > last && said < lastLine ? said : last + 1;

/** Above any line of a file, with room for as many more. */
const lastLine = 2 ** 30;

const lastWord = (texts: readonly string[]) => texts.findLastIndex((text) => text !== '');

/** A row with numbers, dates or addresses is data already. */
export const looksLikeHeadings = (texts: readonly string[]): boolean =>
  !texts.some((text) => /^[\d\s+./:-]+$|@/.test(text));
