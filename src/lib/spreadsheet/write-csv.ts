import { byteOrderMark, csvLine, csvLineEnd } from '#contract/exports/cells.rules.ts';
import type { Sheet } from './spreadsheet.types.ts';

/** RFC 4180. */
export const writeCsv = ({ header, rows }: Sheet): string =>
  byteOrderMark + [header, ...rows].map((cells) => csvLine(cells) + csvLineEnd).join('');
