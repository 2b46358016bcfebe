import { useMemo } from 'react';
import { rowsAtMost } from '#contract/core/page.ts';
import type { GridColumn, GridSource, GridState } from '#src/ui/grid/grid.types.ts';
import { decodeGridState, encodeGridState, gridDefaults, pageSizes } from '#src/ui/grid/grid-state.ts';
import { type ListenForHints, type Refresh, useRefresh } from '../use-refresh.ts';
import type { LoadRows } from './page-loader.ts';
import type { ResourceSearch } from './resource-search.ts';

export interface ResourceAddress {
  readonly search: ResourceSearch;
  /** Puts a new state into the address; `replace` adds no step for the back button. */
  readonly onSearch: (search: ResourceSearch, options: { readonly replace: boolean }) => void;
}

export interface ResourceGridOptions<Row> {
  readonly name: string;
  readonly personId: number;
  /** From `pageLoader`; keep its identity between renders, since a new one loads another list. */
  readonly load: LoadRows<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly address: ResourceAddress;
  /** Order, page size, filters and hidden columns before any choice; keep it out of the component. */
  readonly defaults?: Partial<GridState>;
  readonly listen?: ListenForHints;
  /** From `useRefresh`, instead of `listen`, where several lists of a screen load again together. */
  readonly together?: Refresh;
  readonly most?: number;
}

export interface ResourceList<Row> extends Refresh {
  readonly name: string;
  readonly personId: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly source: GridSource<Row>;
  readonly load: LoadRows<Row>;
  readonly state: GridState;
  readonly defaults: GridState;
  readonly onState: (state: GridState) => void;
  readonly most: number;
  readonly sizes: readonly number[];
  /** The id of the row open in its form; `new`: one is being added; '': none. */
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

export function useResourceGrid<Row>(options: ResourceGridOptions<Row>): ResourceList<Row> {
  const { name, personId, load, columns, address, listen, together, most = rowsAtMost } = options;
  const { search, onSearch } = address;
  const own = useRefresh(listen);
  const { round, refresh } = together ?? own;
  const defaults = useMemo(() => ({ size: 30, ...options.defaults }), [options.defaults]);
  const start = useMemo(() => ({ ...gridDefaults, ...defaults }), [defaults]);
  // A new source makes the grid load again with every round.
  const source = useMemo(() => ({ load, round }), [load, round]);
  const sizes = pageSizes.filter((size) => size <= most);
  const state = decodeGridState(search, { columns: columns.map(({ id }) => id), sizes, defaults: start });
  const { open = '' } = search;
  const put = (next: GridState, id: string, replace: boolean) =>
    onSearch({ ...encodeGridState(next, start), ...(id !== '' && { open: id }) }, { replace });
  return {
    name,
    personId,
    columns,
    source,
    load,
    state,
    defaults: start,
    onState: (next) => put(next, open, true),
    round,
    refresh,
    most,
    sizes,
    open,
    onOpen: (id) => put(state, id, false),
  };
}
