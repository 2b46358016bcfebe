import { byteOrderMark, csvLine, csvLineEnd } from '#contract/exports/cells.rules.ts';
import type { Table } from './table.ts';

/** RFC 4180. */
export async function* csvOf({ header, pages, stamp }: Table): AsyncGenerator<string> {
  const lines = (rows: readonly Parameters<typeof csvLine>[0][]) =>
    rows.map((cells) => csvLine(cells, stamp) + csvLineEnd).join('');
  yield byteOrderMark + lines([header]);
  for await (const rows of pages) yield lines(rows);
}
