import * as v from 'valibot';
import { trimmedText } from './text.ts';

export const rowsAtMost = 100;
/** [CO-04] Rows per page if the request names no number. */
export const rowsPerPage = 30;

const whole = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));

export interface PageRules<
  Sorts extends readonly [string, ...string[]],
  Filters extends Readonly<Record<string, v.GenericSchema<unknown, unknown>>>,
> {
  readonly sorts: Sorts;
  /** Filters by name. Each accepts text, because screens keep filters in the address. */
  readonly filters: Filters;
}

/**
 * Input of every list. Spread its `.entries` for a call that takes more. Without `sort` the list has its own order;
 * the first of several sorts counts most.
 */
export function pageInput<
  const Sorts extends readonly [string, ...string[]],
  const Filters extends Readonly<Record<string, v.GenericSchema<unknown, unknown>>>,
>({ sorts, filters }: PageRules<Sorts, Filters>) {
  const order = v.object({ by: v.picklist(sorts), descending: v.optional(v.boolean(), false) });
  return v.object({
    page: v.optional(whole(1_000_000), 1),
    size: v.optional(whole(rowsAtMost), rowsPerPage),
    search: v.optional(trimmedText(200), ''),
    sort: v.optional(v.pipe(v.array(order), v.maxLength(3)), []),
    filters: v.exactOptional(v.partial(v.object(filters))),
  });
}

/** Output of every list. For a page beyond the end, the last page is sent and `page` gives its number. */
export function pageOutput<Row extends v.GenericSchema>(row: Row) {
  return v.object({
    rows: v.array(row),
    total: v.number(),
    page: v.number(),
    size: v.number(),
  });
}

export interface PageRequest<Sort extends string = string> {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly sort: readonly { readonly by: Sort; readonly descending: boolean }[];
}

export interface PageAnswer<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}
