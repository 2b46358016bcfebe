import { useMemo } from 'react';
import { rowsAtMost } from '#contract/core/page.ts';
import type { GridColumn, GridSource, GridState } from '#src/ui/grid/grid.types.ts';
import { decodeGridState, encodeGridState, gridDefaults, pageSizes } from '#src/ui/grid/grid-state.ts';
import { type ListenForHints, type Refresh, useRefresh } from '../use-refresh.ts';
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
  /** In place of `listen`, where several lists of a screen are asked for again together: from `useRefresh`. */
  readonly together?: Refresh;
  /** Rows that the call gives at once, where these are fewer than 100. */
  readonly most?: number;
}

/** A list of things: what `ResourceGrid` shows and the screen around it needs. */
export interface ResourceList<Row> extends Refresh {
  readonly name: string;
  readonly personId: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly source: GridSource<Row>;
  readonly load: LoadRows<Row>;
  readonly state: GridState;
  readonly defaults: GridState;
  readonly onState: (state: GridState) => void;
  /** Rows that come at once. */
  readonly most: number;
  /** The page sizes on offer. */
  readonly sizes: readonly number[];
  /** The row that is open in its form, by its id; `new` for one that is added; '' for none. */
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
  // Another source means another list: asked for again with every round.
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
