import { useMemo } from 'react';
import type { GridColumn, GridSource, GridState } from '#src/ui/grid/grid.types.ts';
import { decodeGridState, encodeGridState, gridDefaults } from '#src/ui/grid/grid-state.ts';
import { type ListenForHints, useRefresh } from '../use-refresh.ts';
import type { LoadRows } from './page-loader.ts';
import type { ResourceSearch } from './resource-search.ts';

/** Where a screen stands; a route gives it. */
export interface ResourceAddress {
  readonly search: ResourceSearch;
  /** Puts a new state into the address; `replace` leaves no step for the back button. */
  readonly onSearch: (search: ResourceSearch, options: { readonly replace: boolean }) => void;
}

export interface ResourceGridOptions<Row> {
  /** In kebab-case: saved views lie under it. */
  readonly name: string;
  readonly personId: number;
  /** From `pageLoader`; keep its identity between renders, another one is another list. */
  readonly load: LoadRows<Row>;
  /** Keep the array the same between renders. */
  readonly columns: readonly GridColumn<Row>[];
  readonly address: ResourceAddress;
  /** Order, page size, filters and hidden columns before the person chose any; keep it out of the component. */
  readonly defaults?: Partial<GridState>;
  /** Hints of the server after which the rows are asked for again. */
  readonly listen?: ListenForHints;
}

/** A list of things: what `ResourceGrid` shows and the screen around it needs. */
export interface ResourceList<Row> {
  readonly name: string;
  readonly personId: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly source: GridSource<Row>;
  readonly load: LoadRows<Row>;
  readonly state: GridState;
  readonly defaults: GridState;
  readonly onState: (state: GridState) => void;
  /** Counts up with every wish to ask again; a screen's own numbers load with it. */
  readonly round: number;
  readonly refresh: () => void;
  /** The row that is open in its form, by its id; `new` for one that is added; '' for none. */
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

export function useResourceGrid<Row>(options: ResourceGridOptions<Row>): ResourceList<Row> {
  const { name, personId, load, columns, address, listen } = options;
  const { search, onSearch } = address;
  const { round, refresh } = useRefresh(listen);
  const defaults = useMemo(() => ({ size: 30, ...options.defaults }), [options.defaults]);
  const start = useMemo(() => ({ ...gridDefaults, ...defaults }), [defaults]);
  // Another source means another list: asked for again with every round.
  const source = useMemo(() => ({ load, round }), [load, round]);
  const state = decodeGridState(search, { columns: columns.map(({ id }) => id), defaults: start });
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
    open,
    onOpen: (id) => put(state, id, false),
  };
}
