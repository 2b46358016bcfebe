import type { DataGridProps } from './grid.types.ts';
import { PagedGrid } from './PagedGrid.tsx';
import { ScrollGrid } from './ScrollGrid.tsx';

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
