import { readFile } from 'node:fs/promises';

/** The cells of an old Excel file row by row, as they are shown. */
export async function* textOfXls(path: string): AsyncGenerator<string> {
  const { read, utils } = await import('xlsx');
  const book = read(await readFile(path), {
    type: 'buffer',
    cellFormula: false,
    cellHTML: false,
    dense: true,
  });
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    if (sheet) yield* utils.sheet_to_csv(sheet, { FS: '  ', blankrows: false }).split('\n');
  }
}
