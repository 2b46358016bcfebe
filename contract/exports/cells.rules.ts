import { plainText } from '#contract/core/plain-text.ts';

/** The browser writes small lists by these rules, and the server long ones. */

export type ExportCell = string | number | Date | null;

/** Spreadsheet programs treat a text that begins like this as a formula [QU-50]. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Puts an apostrophe before text that a spreadsheet program would run as a formula. */
export const withoutFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const pad = (value: number) => String(value).padStart(2, '0');

/** A local date and time as `2026-11-20 09:05`. */
export const stampText = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** File systems refuse these; control characters break some downloads. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** `Students 2026-11-20 0905.csv`: export names carry their time [GR-07]. `stamp` has the form of `stampText`. */
export function stampedFileName(name: string, ending: string, stamp: string): string {
  const plain = plainText(name).replaceAll(forbidden, ' ').trim();
  return `${plain || 'export'} ${stamp.replace(':', '')}.${ending}`;
}

export const exportFileName = (name: string, ending: string, now: Date): string =>
  stampedFileName(name, ending, stampText(now));

/** Excel allows 31 characters, none of these, and no apostrophe at either end; otherwise it calls the file damaged. */
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

/** `;` and tab are quoted too: in many countries Excel splits cells there, and the rest could be a formula. */
const quote = (text: string) => (/[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvLine = (cells: readonly ExportCell[], stamp: (date: Date) => string = stampText): string =>
  cells.map((cell) => quote(toText(cell, stamp))).join(',');
