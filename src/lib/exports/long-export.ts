import type { ExportKind } from '#contract/exports/export-lists.ts';
import type { GridColumn, RowsQuery } from '#src/ui/grid/grid.types.ts';

/** How a list is exported that has too many rows for the browser. */
export interface LongExport {
  readonly kind: ExportKind;
  /** What the list's call takes beside the page, such as the school. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** What the call is asked with, where it does not take the kit's page; then `more` is left out. */
  readonly ask?: (query: RowsQuery) => unknown;
  /** By column, the words of the screen for what the server has as codes. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Rows that the browser writes itself at the most; left out: as the server says. */
  readonly above?: number;
}

export interface LongExportCommand<Row> {
  readonly name: string;
  readonly formatId: string;
  readonly query: RowsQuery;
  /** Those in sight, in their order. */
  readonly columns: readonly GridColumn<Row>[];
}
