import type { ExportKind } from '#contract/exports/export-lists.ts';
import type { GridColumn, RowsQuery } from '#src/ui/grid/grid.types.ts';

export interface LongExport {
  readonly kind: ExportKind;
  /** What the list's call takes besides the page, such as the school. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** The call's input, where the call does not take the kit's page; `more` is then left out. */
  readonly ask?: (query: RowsQuery) => unknown;
  /** By column: the screen's words for the server's codes. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The most rows that the browser writes itself; left out: the server's setting. */
  readonly above?: number;
}

export interface LongExportCommand<Row> {
  readonly name: string;
  readonly formatId: string;
  readonly query: RowsQuery;
  readonly columns: readonly GridColumn<Row>[];
}
