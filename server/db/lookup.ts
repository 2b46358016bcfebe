import { and, asc, type Column, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type LookupAnswer,
  type LookupRequest,
  type LookupRow,
  lookupAtMost,
} from '#contract/core/lookup.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Queryable } from './database.ts';
import { type Bound, boundTo } from './page.ts';
import { hasWords } from './search-text.ts';

export interface LookupList {
  readonly of: PgTable;
  readonly where: SQL | undefined;
  readonly id: Column;
  readonly search: SQLWrapper;
  readonly order: readonly SQLWrapper[];
  readonly rows: (bound: Bound) => PromiseLike<LookupRow[]>;
}

/** A list to choose from: whole up to 200 entries, beyond that what a search finds, page by page. */
export async function lookupOf(
  db: Queryable,
  { search, ids, page }: LookupRequest,
  list: LookupList,
): Promise<LookupAnswer> {
  const named = ids.length > 0 ? inArray(list.id, ids) : undefined;
  const where = and(list.where, named, ...hasWords(list.search, searchWords(search)));
  const total = await db.$count(list.of, where);
  const orderBy = [...list.order, list.id].map((column) => asc(column));
  const offset = (page - 1) * lookupAtMost;
  const bound = boundTo({ where, orderBy, limit: lookupAtMost, offset });
  const rows = offset >= total ? [] : await list.rows(bound);
  return { rows, total };
}
