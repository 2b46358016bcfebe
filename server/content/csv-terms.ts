import { setImmediate } from 'node:timers/promises';
import { type ImportReport, importHeaders, importLimits } from '#contract/content/terms.wire.ts';
import { readCsvBytes } from '#server/files/tables/csv.ts';
import { BadTable, type TableRow } from '#server/files/tables/table.ts';

export interface ImportedRow {
  /** From 1. */
  readonly line: number;
  readonly board: string;
  readonly code: string;
  /** '' for a board. */
  readonly standard: string;
}

export type Problem = ImportReport['problems'][number];

/** Far above the limit of a name, so that a name that is too long still gets its own error. */
const cellAtMost = 500;

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

/** Bytes that take some milliseconds to parse. */
const pieceLength = 2 ** 14;

/** Yields to other calls between pieces. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) {
    yield bytes.subarray(at, at + pieceLength);
    await setImmediate();
  }
}

/** Stops at the limit of lines. null: not a table. */
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
    if (error instanceof BadTable) return null;
    throw error;
  }
}

/** Must match how the database compares names. */
export const importKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase();

interface Known {
  readonly boards: ReadonlyMap<string, number>;
  /** Used names as `board key|name key`. */
  readonly taken: ReadonlySet<string>;
}

/** Returns the first problem of each line; empty: all lines can be saved. */
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
