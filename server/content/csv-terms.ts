import { setImmediate } from 'node:timers/promises';
import { type ImportReport, importHeaders, importLimits } from '#contract/content/terms.wire.ts';
import { BadFile, readCsvBytes, type TableRow } from '#server/roster/index.ts';

export interface ImportedRow {
  /** Of the file, counted from 1. */
  readonly line: number;
  readonly board: string;
  readonly code: string;
  /** Of a standard; '' of a board. */
  readonly standard: string;
}

export type Problem = ImportReport['problems'][number];

/** Far more than a name may have, so that one that is too long is still refused as such. */
const cellAtMost = 500;

/** A table as it was sent, by line; which of its faults makes it no table at all. */
export async function readTable(
  csv: string,
  kind: 'board' | 'standard',
): Promise<
  { readonly rows: readonly ImportedRow[] } | { readonly fault: 'not_csv' | 'bad_header' | 'too_many_rows' }
> {
  const lines = await linesOf(csv);
  if (lines === null) return { fault: 'not_csv' };
  const [head, ...body] = lines;
  const wanted = importHeaders[kind];
  const isHead =
    head?.cells.length === wanted.length &&
    head.cells.every((cell, at) => cell.trim().toLowerCase() === wanted[at]);
  if (!isHead) return { fault: 'bad_header' };
  if (body.length > importLimits.rows) return { fault: 'too_many_rows' };
  const cell = ({ cells }: TableRow, name: string) =>
    (cells[(wanted as readonly string[]).indexOf(name)] ?? '')
      .slice(0, cellAtMost)
      .normalize('NFC')
      .trim()
      .replaceAll(/\s+/gu, ' ');
  const rows = body.map((row) => ({
    line: row.line,
    board: cell(row, 'board'),
    code: cell(row, 'code'),
    standard: cell(row, 'standard'),
  }));
  return { rows };
}

/** In bytes: some milliseconds of work. */
const pieceLength = 2 ** 14;

/** In pieces, so that others are answered between them. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) {
    yield bytes.subarray(at, at + pieceLength);
    await setImmediate();
  }
}

/** No further than there may be lines. null: it is no table. */
async function linesOf(csv: string): Promise<readonly TableRow[] | null> {
  const lines: TableRow[] = [];
  const most = importLimits.rows + 2;
  try {
    for await (const row of readCsvBytes(piecesOf(Buffer.from(csv)))) {
      if (row.cells.some((cell) => cell !== '')) lines.push(row);
      if (lines.length >= most) break;
    }
    return lines;
  } catch (error) {
    if (error instanceof BadFile) return null;
    throw error;
  }
}

/** As the database tells names apart. */
export const importKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase();

interface Known {
  /** Boards by key, with their id. */
  readonly boards: ReadonlyMap<string, number>;
  /** Names that are taken: `board key|name key`. */
  readonly taken: ReadonlySet<string>;
}

/** What is wrong with lines, each by the first thing; nothing: all of them can be saved. */
export function problemsOf(
  rows: readonly ImportedRow[],
  kind: 'board' | 'standard',
  { boards, taken }: Known,
): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap((row): Problem[] => {
    const name = kind === 'board' ? row.board : row.standard;
    const key = `${kind === 'board' ? '' : importKey(row.board)}|${importKey(name)}`;
    const found = (code: Problem['code']) => [{ line: row.line, name: name || row.board, code }];
    if (importKey(name) === '' || row.board === '') return found('empty');
    if (name.length > 200 || row.code.length > 40) return found('too_long');
    if (kind === 'standard' && !boards.has(importKey(row.board))) return found('no_board');
    if (taken.has(key)) return found('exists');
    if (seen.has(key)) return found('twice');
    seen.add(key);
    return [];
  });
}
