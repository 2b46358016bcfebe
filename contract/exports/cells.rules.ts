import { plainText } from '#contract/core/plain-text.ts';

/**
 * How rows become a spreadsheet. Pure: the browser writes small lists by these rules, and the server long ones.
 */

/** What a cell of a spreadsheet can hold. */
export type ExportCell = string | number | Date | null;

/** Spreadsheet programs run a text as a formula when it begins like this [QU-50]. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that no spreadsheet program takes for a formula: an apostrophe in front makes it words. */
export const withoutFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const pad = (value: number) => String(value).padStart(2, '0');

/** A local date and time as `2026-11-20 09:05`. */
export const stampText = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** What file systems refuse; control characters break downloads on some systems. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** `Students 2026-11-20 0905.csv`: exports carry the time they were made in their name [GR-07]; `stamp` as `stampText`. */
export function stampedFileName(name: string, ending: string, stamp: string): string {
  const plain = plainText(name).replaceAll(forbidden, ' ').trim();
  return `${plain || 'export'} ${stamp.replace(':', '')}.${ending}`;
}

export const exportFileName = (name: string, ending: string, now: Date): string =>
  stampedFileName(name, ending, stampText(now));

/** Excel allows 31 characters and none of these, and no apostrophe at either end: it calls such a file damaged. */
export const sheetName = (name: string): string =>
  name
    .replaceAll(/[[\]\\/:*?]/gu, ' ')
    .trim()
    .slice(0, 31)
    .replaceAll(/^'+|'+$/g, '') || 'Sheet1';

/** Without it Excel does not read UTF-8. */
export const byteOrderMark = '\uFEFF';
export const csvLineEnd = '\r\n';

const toText = (value: ExportCell, stamp: (date: Date) => string): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return value instanceof Date ? stamp(value) : withoutFormula(plainText(value));
};

/** `;` and tab too: in many countries Excel divides cells there, and the rest of a text would be a cell, a formula perhaps. */
const quote = (text: string) => (/[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of RFC 4180, without its end. */
export const csvLine = (cells: readonly ExportCell[], stamp: (date: Date) => string = stampText): string =>
  cells.map((cell) => quote(toText(cell, stamp))).join(',');
