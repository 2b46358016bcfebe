import type { DataGridProps } from './grid.types.ts';
import { PagedGrid } from './PagedGrid.tsx';
import { ScrollGrid } from './ScrollGrid.tsx';

/**
 * [CO-02, CO-03, CO-04, GR-06, GR-07, QC-28] Rows from a server: sorted, searched, paged, chosen, exported. `state` has
 * everything that belongs into the page's address. It is a plain table, not an ARIA grid: a screen reader's own table
 * keys work, Tab reaches every control, and Up and Down move between rows.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  return props.mode === 'scroll' ? <ScrollGrid {...props} /> : <PagedGrid {...props} />;
}
