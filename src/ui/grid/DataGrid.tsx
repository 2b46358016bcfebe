import type { ReactNode } from 'react';
import type {
  BulkAction,
  GridColumn,
  GridExport,
  GridSource,
  GridState,
  GridTexts,
  RowActions,
} from './grid.types.ts';
import { PagedGrid } from './PagedGrid.tsx';
import { ScrollGrid } from './ScrollGrid.tsx';

export interface DataGridProps<Row> {
  /** The table's name, for screen readers. */
  readonly caption: string;
  /** The first column names the row. Keep the array the same between renders. */
  readonly columns: readonly GridColumn<Row>[];
  readonly source: GridSource<Row>;
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
  readonly texts: GridTexts;
  readonly rowId: (row: Row) => string;
  /** In words, e.g. the pupil's name. */
  readonly rowName: (row: Row) => string;
  /** Pages of rows (default), or one long list to scroll through, drawn only where it is in sight. */
  readonly mode?: 'pages' | 'scroll' | undefined;
  readonly sizes?: readonly number[] | undefined;
  /** Enter on the row's name, or a press on the row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly selectable?: boolean | undefined;
  readonly bulkActions?: readonly BulkAction<Row>[] | undefined;
  readonly rowActions?: RowActions<Row> | undefined;
  readonly exports?: GridExport | undefined;
  /** Where an export's rows come from, if not from `source`: another call, that gives more of them at once. */
  readonly exportSource?: GridSource<Row> | undefined;
  readonly searchable?: boolean | undefined;
  /** Shift and a press on a header add a column to the order. */
  readonly multiSort?: boolean | undefined;
  /** The first column stays in sight when the grid is scrolled sideways; a scrolling grid always does it. */
  readonly pinFirst?: boolean | undefined;
  /** Filters of the screen's own, beside the search. */
  readonly tools?: ReactNode;
  /** What to do when there is nothing at all, e.g. a button "Add a student". */
  readonly emptyAction?: ReactNode;
}

/**
 * Rows from a server: sorted, searched, paged, chosen, exported [CO-02, CO-03, CO-04, GR-06, GR-07, QC-28].
 * It holds no state of its own that belongs into the page's address: that is `state`, see `grid-state.ts`.
 *
 * It is a plain table, not an ARIA grid: a screen reader's own table keys work in it, every control is where Tab
 * expects it, and Up and Down go from row to row.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  return props.mode === 'scroll' ? <ScrollGrid {...props} /> : <PagedGrid {...props} />;
}
