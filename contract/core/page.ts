import * as v from 'valibot';
import { trimmedText } from './text.ts';

/** Rows a request at most, whoever asks. */
export const rowsAtMost = 100;
/** [CO-04] Rows a request where none are named. */
export const rowsPerPage = 30;

const whole = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));

export interface PageRules<
  Sorts extends readonly [string, ...string[]],
  Filters extends Readonly<Record<string, v.GenericSchema<unknown, unknown>>>,
> {
  /** What the list can be sorted by; anything else is refused. */
  readonly sorts: Sorts;
  /** By name what a filter takes. A screen keeps filters in its address, so each takes a text. */
  readonly filters: Filters;
}

/**
 * What every list takes. `.entries` of it spread into a larger object serve a call that takes more, such as the school.
 * No `sort` is the list's own order; the first of several counts most.
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

/** What every list answers. A page beyond the end is answered with the last one, and `page` says which that is. */
export function pageOutput<Row extends v.GenericSchema>(row: Row) {
  return v.object({
    rows: v.array(row),
    /** Of all rows that match, exactly. */
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
