import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu.tsx';

export interface GridSort {
  readonly id: string;
  readonly descending: boolean;
}

export type GridFilters = Readonly<Record<string, string>>;

/** The reader's settings of a grid; `grid-state.ts` writes them into the address. */
export interface GridState {
  readonly page: number;
  /** Rows per page [CO-02]. */
  readonly size: number;
  /** The most important first. */
  readonly sort: readonly GridSort[];
  readonly search: string;
  readonly filters: GridFilters;
  readonly hidden: readonly string[];
  readonly compact: boolean;
}

export interface RowsQuery {
  readonly sort: readonly GridSort[];
  readonly search: string;
  readonly filters: GridFilters;
}

export interface RowsRequest extends RowsQuery {
  /** Rows before the first wanted one. */
  readonly offset: number;
  readonly limit: number;
}

export interface RowsAnswer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The source of the rows. Keep its identity between renders; a new one means other data. */
export interface GridSource<Row> {
  readonly load: (request: RowsRequest, signal: AbortSignal) => Promise<RowsAnswer<Row>>;
}

export type CellValue = string | number | Date | null;

export interface ExportColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => CellValue;
}

export interface GridColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Give `tabIndex` to every control in the cell: in a scrolling grid Tab reaches only one row. */
  readonly cell: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** For exports; left out: the column is not exported. */
  readonly value?: ((row: Row) => CellValue) | undefined;
  /** Columns of an export after this one, for what its cell shows besides. */
  readonly besides?: readonly ExportColumn<Row>[] | undefined;
  readonly sortable?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** In rem; the remaining width is shared out. */
  readonly width?: number | undefined;
  /** Only exports have it: on the screen another column says it too. */
  readonly isExportOnly?: boolean | undefined;
  /** Default true, except for the first column, which names the row. */
  readonly hideable?: boolean | undefined;
}

/** Some rows by name, or all that match with exceptions. */
export type GridSelection<Row> =
  | { readonly kind: 'some'; readonly rows: ReadonlyMap<string, Row> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string>; readonly query: RowsQuery };

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'danger' | undefined;
  readonly onRun: (selection: GridSelection<Row>, clear: () => void) => void;
}

export interface RowActions<Row> {
  readonly items: (row: Row) => readonly MenuItem<string>[];
  readonly onSelect: (id: string, row: Row) => void;
}

export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

export interface ExportFormat {
  readonly id: string;
  readonly label: string;
  readonly write: (sheet: Sheet) => Promise<void>;
}

export interface GridExport {
  readonly name: string;
  readonly formats: readonly ExportFormat[];
  /** Rows per request, at most 500; default 30 [CO-04]. Raise it where the server allows more. */
  readonly blockRows?: number | undefined;
  readonly more?: { readonly label: string; readonly onRun: () => void } | undefined;
  /** Writes lists with more rows than `above` elsewhere, and reports the result itself. */
  readonly elsewhere?: ExportElsewhere | undefined;
}

export interface ExportElsewhere {
  readonly above: number;
  readonly start: <Row>(command: {
    readonly formatId: string;
    readonly query: RowsQuery;
    readonly columns: readonly GridColumn<Row>[];
  }) => Promise<void>;
}

export interface GridTexts {
  readonly search: string;
  readonly clearSearch: string;
  readonly view: string;
  readonly columns: string;
  readonly compact: string;
  readonly showAllColumns: string;
  readonly loading: string;
  readonly emptyTitle: string;
  readonly emptyText?: string | undefined;
  readonly noMatchTitle: string;
  readonly noMatchText: string;
  readonly clearAll: string;
  readonly errorTitle: string;
  readonly errorText?: string | undefined;
  readonly retry: string;
  /** Explains the keys to screen readers, e.g. "Up and Down arrows move between rows." */
  readonly keys: string;
  readonly selectRow: (name: string) => string;
  readonly selectPage: string;
  readonly chosen: (count: number) => string;
  readonly selectAll: (total: number) => string;
  readonly clearSelection: string;
  readonly bulk: string;
  readonly rowActions: (name: string) => string;
  readonly actionsColumn: string;
  readonly range: (from: number, to: number, total: number) => string;
  readonly total: (total: number) => string;
  readonly pages: (caption: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly perPage: string;
  readonly sortedAs: (place: number, descending: boolean) => string;
  readonly export: string;
  readonly exportChosen: string;
  readonly exporting: (done: number, total: number) => string;
  readonly exported: (count: number) => string;
  readonly exportFailed: string;
  readonly cancel: string;
  readonly dismiss: string;
}

export interface DataGridProps<Row> {
  readonly caption: string;
  /** The first column names the row. Keep the array's identity between renders. */
  readonly columns: readonly GridColumn<Row>[];
  readonly source: GridSource<Row>;
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
  readonly texts: GridTexts;
  readonly rowId: (row: Row) => string;
  /** In words, e.g. the pupil's name. */
  readonly rowName: (row: Row) => string;
  /** Pages of rows (default), or one long list that renders only the rows in sight. */
  readonly mode?: 'pages' | 'scroll' | undefined;
  readonly sizes?: readonly number[] | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly selectable?: boolean | undefined;
  readonly bulkActions?: readonly BulkAction<Row>[] | undefined;
  readonly rowActions?: RowActions<Row> | undefined;
  readonly exports?: GridExport | undefined;
  /** A source for exports that gives more rows at once; left out: `source`. */
  readonly exportSource?: GridSource<Row> | undefined;
  readonly searchable?: boolean | undefined;
  /** Shift and a press on a header add a column to the order. */
  readonly multiSort?: boolean | undefined;
  /** The first column stays in sight during sideways scrolling; always so in a scrolling grid. */
  readonly pinFirst?: boolean | undefined;
  readonly tools?: ReactNode;
  readonly emptyAction?: ReactNode;
}
