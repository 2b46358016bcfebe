import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import type { BuiltCall, CallInput } from '#contract/core/define-call.ts';
import type { PageAnswer, PageRequest } from '#contract/core/page.ts';
import { rowsAtMost } from '#contract/core/page.ts';
import type { GridSelection, RowsAnswer, RowsRequest } from '#src/ui/grid/grid.types.ts';
import { call } from '../api-client.ts';

export type LoadRows<Row> = (request: RowsRequest, signal: AbortSignal) => Promise<RowsAnswer<Row>>;

export type PageCall<In extends GenericSchema, Wire> = BuiltCall<
  string,
  In,
  GenericSchema<unknown, PageAnswer<Wire>>
>;

export type More<In extends GenericSchema> = Omit<
  CallInput<BuiltCall<string, In>>,
  keyof PageRequest | 'filters'
>;

/** Loads a grid's rows. `rowOf`: wire row to screen row; `most`: rows per request. Windows begin at its multiples. */
export function pageLoader<In extends GenericSchema, Wire, Row>(
  definition: PageCall<In, Wire>,
  more: More<In>,
  rowOf: (wire: Wire) => Row,
  most = rowsAtMost,
): LoadRows<Row> {
  return async ({ offset, limit, search, sort, filters }, signal) => {
    const size = Math.min(limit, most);
    const page = Math.floor(offset / size) + 1;
    const order = sort.map(({ id, descending }) => ({ by: id, descending }));
    const input = admissible(definition.input, { ...more, page, size, search, sort: order, filters });
    // [QU-56] The filters of a page do not fit into an address; calls by GET also take POST.
    const answer = await call<PageCall<In, Wire>>({ ...definition, method: 'POST' }, input, { signal });
    // Beyond the end the server answers with the last page; empty rows make the grid turn to it.
    return { rows: answer.page === page ? answer.rows.map(rowOf) : [], total: answer.total };
  };
}

/** Drops wrong filters, a wrong order and the end of a long search from an address, so that the list still loads. */
export function admissible<In extends GenericSchema>(
  schema: In,
  wanted: {
    readonly filters: Readonly<Record<string, string>>;
    readonly sort: readonly unknown[];
    readonly search: string;
  },
): CallInput<BuiltCall<string, In>> {
  const result = v.safeParse(schema, wanted);
  const wrong = new Set(result.issues?.map((issue) => keyOf(issue, 0)));
  const wrongFilters = new Set(result.issues?.map((issue) => keyOf(issue, 1)));
  const filters = Object.entries(wanted.filters).filter(
    ([name]) => !wrong.has('filters') || !wrongFilters.has(name),
  );
  return {
    ...wanted,
    filters: Object.fromEntries(filters),
    sort: wrong.has('sort') ? [] : wanted.sort,
    search: wrong.has('search') ? wanted.search.slice(0, 200) : wanted.search,
  };
}

const keyOf = (issue: v.BaseIssue<unknown>, depth: number) => issue.path?.[depth]?.key;

/** Yields every row of a paged call, page by page; leaving the loop stops the requests. `more`: other input. */
export async function* allRows<In extends GenericSchema, Wire>(
  definition: PageCall<In, Wire>,
  more: Omit<CallInput<BuiltCall<string, In>>, 'page' | 'size'>,
  signal?: AbortSignal,
): AsyncGenerator<Wire> {
  for (let page = 1, seen = 0; ; page += 1) {
    const input = { ...more, page, size: rowsAtMost } as CallInput<BuiltCall<string, In>>;
    const { rows, total } = await call<PageCall<In, Wire>>(definition, input, signal ? { signal } : {});
    yield* rows;
    seen += rows.length;
    if (rows.length === 0 || seen >= total) return;
  }
}

/** The chosen rows; unseen ones load `step` at a time. More than `most` rows mean too many, and loading stops. */
export async function chosenRows<Row>(
  load: LoadRows<Row>,
  selection: GridSelection<Row>,
  idOf: (row: Row) => string,
  most: number,
  step = rowsAtMost,
): Promise<Row[]> {
  if (selection.kind === 'some') return [...selection.rows.values()];
  const { signal } = new AbortController();
  const found: Row[] = [];
  for (let offset = 0; found.length <= most; offset += step) {
    const { rows, total } = await load({ ...selection.query, offset, limit: step }, signal);
    found.push(...rows.filter((row) => !selection.except.has(idOf(row))));
    if (offset + step >= total) break;
  }
  return found;
}
