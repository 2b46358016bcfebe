import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { type ImportReport, importHeaders, importLimits } from '#contract/content/terms.wire.ts';

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
export async function readTable(
  csv: string,
  kind: 'board' | 'standard',
): Promise<
  { readonly rows: readonly ImportedRow[] } | { readonly fault: 'not_csv' | 'bad_header' | 'too_many_rows' }
> {
  const lines = await linesOf(csv);
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

/** In bytes. A longer one is no line of such a table: a quote that nothing ends, or another kind of file. */
const lineAtMost = 20_000;
/** In bytes: some milliseconds of work. */
const pieceLength = 2 ** 14;

/** Read in pieces, so that others are answered between them; no further than there may be lines. */
async function linesOf(csv: string): Promise<string[][] | null> {
  const lines: string[][] = [];
  const most = importLimits.rows + 2;
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: most,
    max_record_size: lineAtMost,
  });
  parser.on('data', (line: string[]) => lines.push(line));
  const ended = finished(parser).then(
    () => true,
    () => false,
  );
  // Bytes, since a border between two pieces may cut a letter.
  const bytes = Buffer.from(csv);
  for (let at = 0; at < bytes.length && !parser.destroyed && lines.length < most; at += pieceLength) {
    parser.write(bytes.subarray(at, at + pieceLength));
    await setImmediate();
  }
  parser.end();
  return (await ended) || lines.length >= most ? lines : null;
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
