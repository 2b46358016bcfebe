import { useCallback, useId, useMemo, useState } from 'react';
import type { GridMode, RowView } from './GridRow.tsx';
import type { DataGridProps, GridColumn, GridSelection, GridState, RowsQuery } from './grid.types.ts';
import { noSelection, select } from './selection.rules.ts';
import { nextSort } from './sort.rules.ts';
import { type ExportStatus, useGridExport } from './use-grid-export.ts';
import { useRowsQuery } from './use-grid-rows.ts';

export interface OpenMenu<Row> {
  readonly id: string;
  readonly row: Row;
}

export interface GridShell<Row> {
  readonly view: RowView<Row>;
  readonly query: RowsQuery;
  readonly selection: GridSelection<Row>;
  readonly setSelection: (change: (selection: GridSelection<Row>) => GridSelection<Row>) => void;
  readonly menu: OpenMenu<Row> | undefined;
  readonly closeMenu: () => void;
  readonly exportStatus: ExportStatus;
  readonly startExport: (formatId: string, selection?: GridSelection<Row>) => void;
  readonly dismissExport: () => void;
  readonly change: (change: Partial<GridState>) => void;
  readonly sortBy: (id: string, also: boolean) => void;
}

/** A selection belongs to one search: a bulk action must not hit rows that no longer match. */
function useSelection<Row>({ search, filters }: RowsQuery) {
  const key = JSON.stringify([search, filters]);
  const [kept, setKept] = useState({ key, selection: noSelection<Row>() });
  if (kept.key !== key) setKept({ key, selection: noSelection<Row>() });
  const setSelection = useCallback(
    (change: (selection: GridSelection<Row>) => GridSelection<Row>) =>
      setKept((now) => ({ ...now, selection: change(now.selection) })),
    [],
  );
  return { selection: kept.selection, setSelection };
}

const visible = <Row>(columns: readonly GridColumn<Row>[], hidden: readonly string[]) =>
  columns.filter(({ id, hideable }, place) => !((hideable ?? place > 0) && hidden.includes(id)));

export function useGridShell<Row>(props: DataGridProps<Row>, mode: GridMode): GridShell<Row> {
  const { columns, state, onStateChange, texts, rowId, rowName, onOpen, source, multiSort = false } = props;
  const gridId = useId();
  const query = useRowsQuery(state);
  const { selection, setSelection } = useSelection<Row>(query);
  const [menu, setMenu] = useState<OpenMenu<Row>>();
  const exporter = useGridExport<Row>(props.exports);
  const exported = useMemo(() => visible(columns, state.hidden), [columns, state.hidden]);
  const shown = useMemo(() => exported.filter(({ isExportOnly }) => !isExportOnly), [exported]);
  const hasMenu = props.rowActions !== undefined;

  const view = useMemo<RowView<Row>>(
    () => ({
      columns: shown,
      mode,
      compact: state.compact,
      selectable: props.selectable === true,
      pinFirst: mode === 'scroll' || props.pinFirst === true,
      texts: { selectRow: texts.selectRow, rowActions: texts.rowActions },
      rowId,
      rowName,
      onOpen,
      onToggle: (id, row, on) => setSelection((now) => select(now, [{ id, row }], on)),
      menuButtonId: hasMenu ? (id) => `${gridId}-menu-${id}` : undefined,
      onMenu: (row) => {
        const id = rowId(row);
        setMenu((open) => (open?.id === id ? undefined : { id, row }));
      },
    }),
    [
      shown,
      mode,
      state.compact,
      props.selectable,
      props.pinFirst,
      texts.selectRow,
      texts.rowActions,
      rowId,
      rowName,
      onOpen,
      setSelection,
      hasMenu,
      gridId,
    ],
  );

  const change = (part: Partial<GridState>) => onStateChange({ ...state, ...part });
  return {
    view,
    query,
    selection,
    setSelection,
    menu,
    closeMenu: () => setMenu(undefined),
    exportStatus: exporter.status,
    startExport: (formatId, chosen) =>
      exporter.start(formatId, {
        source: props.exportSource ?? source,
        counted: source,
        query: chosen?.kind === 'all' ? chosen.query : query,
        selection: chosen,
        columns: exported,
        rowId,
      }),
    dismissExport: exporter.dismiss,
    change,
    sortBy: (id, also) => change({ sort: nextSort(state.sort, id, also && multiSort), page: 1 }),
  };
}
