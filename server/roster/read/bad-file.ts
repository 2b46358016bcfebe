import type { FileClass } from '#contract/roster/roster.wire.ts';
import { asBadTable, BadTable, type TableFault, type TableRow } from '#server/files/tables/table.ts';

export interface FileRow extends TableRow {
  /** Only with the headings: what the file says of the classes in its rows. */
  readonly classes?: readonly FileClass[];
}

/** Why a file is refused while it is read. */
export type FileFault =
  | { readonly code: Exclude<TableFault, 'open_quote'> | 'not_oneroster' | 'wrong_kind' }
  | { readonly code: 'open_quote'; readonly params: { readonly line: number } }
  | { readonly code: 'many_schools'; readonly params: { readonly schools: number } }
  | { readonly code: 'missing_column'; readonly params: { readonly file: string; readonly column: string } }
  | { readonly code: 'missing_file'; readonly params: { readonly product: string; readonly file: string } };

export class BadFile extends Error {
  override readonly name = 'BadFile';
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** What the readers of tables throw, as a `BadFile`; any other error as it is. */
export function asBadFile(error: unknown): unknown {
  const bad = asBadTable(error);
  if (!(bad instanceof BadTable)) return bad;
  const { fault: code, line } = bad;
  return new BadFile(code === 'open_quote' ? { code, params: { line } } : { code });
}
