import { plainText } from '../words/isolate.ts';

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

/** `Students 2026-11-20 0905.csv`: exports carry the time they were made in their name [GR-07]. */
export function exportFileName(name: string, ending: string, now: Date): string {
  const plain = plainText(name).replaceAll(forbidden, ' ').trim();
  return `${plain || 'export'} ${stampText(now).replace(':', '')}.${ending}`;
}
