import { rosterLimits } from '#contract/roster/roster.rules.ts';
import { type FileClass } from '#contract/roster/roster.wire.ts';

/** A row of a file as it stands there, with the number that a spreadsheet program shows beside it. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** With the headings alone: what the file says of the classes that its rows name. */
  readonly classes?: readonly FileClass[];
}

/** What a file may be refused for while it is read; the call and the job say it in words. */
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

/** Marks a cell whose formula has no value in the file: it is a problem of its row, not a text. */
export const formulaCell = '\uE000formula';

/**
 * Blanks around a text and within it, and signs that nobody sees, come from programs, not from people. A letter that is
 * cut in two is no text: no column holds it.
 */
export const cleanCell = (text: string, most: number = rosterLimits.cell): string =>
  text
    // Folding takes the square of the marks on one letter: the text is cut before, and again to its length.
    .slice(0, Math.max(rosterLimits.cell * 4, most + 1))
    .replaceAll(/[\p{Cc}\u200B\uFEFF\u00A0\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, most + 1)
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** The rows with words in them, the headings first, each as wide as those. Throws `BadFile` for what is no such table. */
export async function* tableOf(
  rows: AsyncIterable<TableRow>,
  mostOfCell: number = rosterLimits.cell,
  /** A person said which row it is. */
  isSaid = false,
): AsyncGenerator<TableRow> {
  let width = 0;
  let count = 0;
  let line = 0;
  let lines = 0;
  for await (const { line: said, cells, classes } of rows) {
    line = lineAfter(line, said);
    // Empty rows are work too.
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

/** Files say anything about their lines: each comes once, after the one before. */
export const lineAfter = (last: number, said: number): number =>
  Number.isSafeInteger(said) && said > last && said < lastLine ? said : last + 1;

/** Beyond every line of a file, with room for as many as there may be. */
const lastLine = 2 ** 30;

const lastWord = (texts: readonly string[]) => texts.findLastIndex((text) => text !== '');

/** A row of numbers, dates and addresses is somebody already. */
export const looksLikeHeadings = (texts: readonly string[]): boolean =>
  !texts.some((text) => /^[\d\s+./:-]+$|@/.test(text));
