import type { ExportColumn, GridColumn, GridSelection, GridSource, RowsQuery, Sheet } from './grid.types.ts';
import { requestRows } from './row-blocks.ts';
import { isSelected } from './selection.rules.ts';

export interface ExportRequest<Row> {
  readonly source: GridSource<Row>;
  readonly query: RowsQuery;
  readonly selection?: GridSelection<Row> | undefined;
  readonly columns: readonly GridColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly name: string;
  readonly blockRows?: number | undefined;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

const mostRows = 500;

/** Loads all rows of an export, block by block, as a sheet. Rejects when the signal aborts or a block fails. */
export async function exportRows<Row>(request: ExportRequest<Row>): Promise<Sheet> {
  const { columns, name } = request;
  const exported = exportColumnsOf(columns);
  const rows = await collectRows(request);
  return {
    name,
    header: exported.map(({ header }) => header),
    rows: rows.map((row) => exported.map(({ value }) => value(row))),
  };
}

export const exportColumnsOf = <Row>(columns: readonly GridColumn<Row>[]): readonly ExportColumn<Row>[] =>
  columns.flatMap(({ id, header, value, besides = [] }) =>
    value === undefined ? [] : [{ id, header, value }, ...besides],
  );

async function collectRows<Row>(request: ExportRequest<Row>): Promise<readonly Row[]> {
  const { source, query, selection, rowId, onProgress, signal } = request;
  if (selection?.kind === 'some') return [...selection.rows.values()];
  const limit = Math.min(mostRows, request.blockRows ?? requestRows);
  const rows: Row[] = [];
  for (let offset = 0, total = 1; offset < total; offset += limit) {
    const answer = await source.load({ ...query, offset, limit }, signal);
    signal.throwIfAborted();
    rows.push(...answer.rows.filter((row) => selection === undefined || isSelected(selection, rowId(row))));
    total = answer.total;
    onProgress(Math.min(offset + limit, total), total);
  }
  return rows;
}
