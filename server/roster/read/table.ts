import { rosterLimits } from '#contract/roster/roster.rules.ts';
import { type FileClass } from '#contract/roster/roster.wire.ts';

export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Only with the headings: what the file says of the classes in its rows. */
  readonly classes?: readonly FileClass[];
}

/** Why a file is refused while it is read. */
export type FileFault =
  | { readonly code: 'old_excel' | 'macros' | 'damaged' | 'bomb' | 'no_header' | 'no_rows' | 'too_many_rows' }
  | { readonly code: 'not_oneroster' | 'wrong_kind' }
  | { readonly code: 'many_schools'; readonly params: { readonly schools: number } }
  | { readonly code: 'missing_column'; readonly params: { readonly file: string; readonly column: string } }
  | { readonly code: 'missing_file'; readonly params: { readonly product: string; readonly file: string } };

export class BadFile extends Error {
  override readonly name = 'BadFile';
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Marks a formula without a stored value, which is a problem of its row. */
export const formulaCell = '\uE000formula';

/** Removes invisible signs and extra blanks. Replaces a lone surrogate, because no column takes it. */
export const cleanCell = (text: string, most: number = rosterLimits.cell): string =>
  text
    // Normalizing takes quadratic time in the marks on one letter, so the text is cut before and after.
    .slice(0, Math.max(rosterLimits.cell * 4, most + 1))
    .replaceAll(/[\p{Cc}\u200B\uFEFF\u00A0\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, most + 1)
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Yields rows with words, headings first, all as wide as the headings. Throws `BadFile`. */
export async function* tableOf(
  rows: AsyncIterable<TableRow>,
  mostOfCell: number = rosterLimits.cell,
  /** A person chose the heading row. */
  isSaid = false,
): AsyncGenerator<TableRow> {
  let width = 0;
  let count = 0;
  let line = 0;
  let lines = 0;
  for await (const { line: said, cells, classes } of rows) {
    line = lineAfter(line, said);
    // Empty rows cost time too.
    lines += 1;
    if (lines > rosterLimits.lines) throw new BadFile({ code: 'too_many_rows' });
    const texts = cells.map((cell) => cleanCell(cell, mostOfCell));
    if (texts.every((text) => text === '')) continue;
    if (count === 0) {
      width = lastWord(texts) + 1;
      if (width > rosterLimits.columns || !(isSaid || looksLikeHeadings(texts)))
        throw new BadFile({ code: 'no_header' });
    }
    if (count > rosterLimits.rows) throw new BadFile({ code: 'too_many_rows' });
    const row = { line, cells: Array.from({ length: width }, (_, column) => texts[column] ?? '') };
    yield classes ? { ...row, classes } : row;
    count += 1;
  }
  if (count === 0) throw new BadFile({ code: 'no_header' });
  if (count === 1) throw new BadFile({ code: 'no_rows' });
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
