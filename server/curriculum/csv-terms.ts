import { parse } from 'csv-parse/sync';
import { type ImportReport, importHeaders, importLimits } from '#contract/curriculum/terms.wire.ts';

export interface ImportedRow {
  /** Counted from the header's 1. */
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
export function readTable(
  csv: string,
  kind: 'board' | 'standard',
):
  | { readonly rows: readonly ImportedRow[] }
  | { readonly fault: 'not_csv' | 'bad_header' | 'too_many_rows' } {
  const lines = linesOf(csv);
  if (lines === null) return { fault: 'not_csv' };
  const [head = [], ...body] = lines;
  const wanted = importHeaders[kind];
  const isHead =
    head.length === wanted.length && head.every((cell, at) => cell.trim().toLowerCase() === wanted[at]);
  if (!isHead) return { fault: 'bad_header' };
  if (body.length > importLimits.rows) return { fault: 'too_many_rows' };
  const cell = (line: readonly string[], name: string) =>
    (line[(wanted as readonly string[]).indexOf(name)] ?? '')
      .slice(0, cellAtMost)
      .normalize('NFC')
      .trim()
      .replaceAll(/\s+/gu, ' ');
  const rows = body.map((line, index) => ({
    line: index + 2,
    board: cell(line, 'board'),
    code: cell(line, 'code'),
    standard: cell(line, 'standard'),
  }));
  return { rows };
}

function linesOf(csv: string): string[][] | null {
  try {
    return parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return null;
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
