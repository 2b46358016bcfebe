import { utils, write } from 'xlsx';
import { plainText } from '#contract/core/plain-text.ts';
import { sheetName } from '#contract/exports/cells.rules.ts';
import type { CellValue, Sheet } from './spreadsheet.types.ts';

const widest = 60;
const cellWidth = (value: CellValue | undefined) => (value instanceof Date ? 16 : String(value ?? '').length);

const plainCell = (value: CellValue) => (typeof value === 'string' ? plainText(value) : value);

/** A workbook with one sheet. [QU-50] Texts are stored as texts, so no program runs them as formulas. */
export function writeXlsx({ name, header, rows }: Sheet): ArrayBuffer {
  const sheet = utils.aoa_to_sheet([[...header], ...rows.map((row) => row.map(plainCell))], {
    cellDates: true,
    dateNF: 'yyyy-mm-dd hh:mm',
  });
  sheet['!cols'] = header.map((title, column) => ({
    wch: Math.min(
      widest,
      2 + rows.slice(0, 500).reduce((most, row) => Math.max(most, cellWidth(row[column])), title.length),
    ),
  }));
  sheet['!autofilter'] = {
    ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: Math.max(0, header.length - 1) } }),
  };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName(name));
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return bytes;
}
