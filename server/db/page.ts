import { and, asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { type PageAnswer, type PageRequest } from '#contract/core/page.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Queryable } from './database.ts';
import { hasWords } from './search-text.ts';

interface Select<Query> {
  $dynamic(): Query;
}

/** Adds the conditions, order and bounds of one page to a select, which may be part of another. */
export type Bound = <Query extends PgSelect>(select: Select<Query>) => Query;

interface Bounds {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
}

export const boundTo =
  ({ where, orderBy, limit, offset }: Bounds): Bound =>
  (select) =>
    select
      .$dynamic()
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);

export interface PageList<Sort extends string, Row> {
  readonly of: PgTable;
  /** Who may see rows, and the filters. Use `exists` for another table's columns, so that counting joins nothing. */
  readonly where: SQL | undefined;
  /** The folded text in which a search looks for its words; left out: the list is not searched. */
  readonly search?: SQLWrapper;
  readonly sorts: Readonly<Record<Sort, SQLWrapper | readonly SQLWrapper[]>>;
  readonly order: { readonly by: Sort; readonly descending?: boolean };
  /** A unique column, so that rows that sort alike keep their places from page to page. */
  readonly key: SQLWrapper;
  /** Only where `of` and `where` do not suffice. */
  readonly count?: (where: SQL | undefined) => Promise<number>;
  readonly rows: (bound: Bound, orderBy: SQL[]) => PromiseLike<Row[]>;
}

/** One page of a list with the exact total; a page beyond the end gives the last page. */
export async function pageOf<Sort extends string, Row>(
  db: Queryable,
  wanted: PageRequest<Sort>,
  list: PageList<Sort, Row>,
): Promise<PageAnswer<Row>> {
  const words = list.search === undefined ? [] : hasWords(list.search, searchWords(wanted.search));
  const where = and(list.where, ...words);
  const total = await (list.count?.(where) ?? db.$count(list.of, where));
  const { size } = wanted;
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(total / size)));
  if (total === 0) return { rows: [], total, page, size };
  const before = (page - 1) * size;
  const limit = Math.min(size, total - before);
  // PostgreSQL reads what lies before a page too: beyond the middle there is less behind it.
  const fromEnd = before > total / 2;
  const offset = fromEnd ? total - before - limit : before;
  const orderBy = orderOf(wanted, list, fromEnd);
  const rows = await list.rows(boundTo({ where, orderBy, limit, offset }), orderBy);
  return { rows: fromEnd ? rows.toReversed() : rows, total, page, size };
}

function orderOf<Sort extends string, Row>(
  { sort }: PageRequest<Sort>,
  { sorts, order, key }: PageList<Sort, Row>,
  isReversed: boolean,
): SQL[] {
  const wanted = sort.length === 0 ? [{ by: order.by, descending: order.descending ?? false }] : sort;
  const columns = wanted.flatMap(({ by, descending }) =>
    [sorts[by]].flat().map((column) => ({ column, descending })),
  );
  // The same direction as the last column, so that one index serves both.
  const last = { column: key, descending: columns.at(-1)?.descending ?? false };
  return [...columns, last].map(({ column, descending }) =>
    descending === isReversed ? asc(column) : desc(column),
  );
}
