import type { GridSelection, RowsQuery } from './grid.types.ts';

export interface Keyed<Row> {
  readonly id: string;
  readonly row: Row;
}

export const noSelection = <Row>(): GridSelection<Row> => ({ kind: 'some', rows: new Map<string, Row>() });

export const selectAllMatching = <Row>(query: RowsQuery): GridSelection<Row> => ({
  kind: 'all',
  except: new Set<string>(),
  query,
});

export const isSelected = <Row>(selection: GridSelection<Row>, id: string): boolean =>
  selection.kind === 'some' ? selection.rows.has(id) : !selection.except.has(id);

export const selectedCount = <Row>(selection: GridSelection<Row>, total: number): number =>
  selection.kind === 'some' ? selection.rows.size : Math.max(0, total - selection.except.size);

export function select<Row>(
  selection: GridSelection<Row>,
  rows: readonly Keyed<Row>[],
  on: boolean,
): GridSelection<Row> {
  if (selection.kind === 'all') {
    const except = new Set(selection.except);
    for (const { id } of rows) {
      if (on) except.delete(id);
      else except.add(id);
    }
    return { ...selection, except };
  }
  const chosen = new Map(selection.rows);
  for (const { id, row } of rows) {
    if (on) chosen.set(id, row);
    else chosen.delete(id);
  }
  return { kind: 'some', rows: chosen };
}
