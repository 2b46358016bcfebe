import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { formatNumber } from '../words/format.ts';

export function textColumn<Row>(
  id: string,
  header: string,
  value: (row: Row) => string,
  more: Partial<GridColumn<Row>> = {},
): GridColumn<Row> {
  return { id, header, cell: (row) => <bdi>{value(row)}</bdi>, value, width: 8, ...more };
}

export const countColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => number,
): GridColumn<Row> => ({
  id,
  header,
  cell: (row) => formatNumber(value(row)),
  value,
  align: 'end',
  width: 6,
});
