import { plainText } from '../words/isolate.ts';
import { stampText, withoutFormula } from './cells.ts';
import type { CellValue, Sheet } from './spreadsheet.types.ts';

const toText = (value: CellValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return value instanceof Date ? stampText(value) : withoutFormula(plainText(value));
};
/** `;` and tab too: in many countries Excel divides cells there, and the rest of a text would be a cell, a formula perhaps. */
const quote = (text: string) => (/[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const toLine = (cells: readonly CellValue[]) => cells.map((cell) => quote(toText(cell))).join(',');

/** RFC 4180, with a byte order mark: without it Excel does not read UTF-8. */
export const writeCsv = ({ header, rows }: Sheet): string =>
  `\uFEFF${[header, ...rows].map(toLine).join('\r\n')}\r\n`;
