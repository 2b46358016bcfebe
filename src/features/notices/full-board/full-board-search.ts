import * as v from 'valibot';
import { boardSearch } from '../board-search.ts';

const whole = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1));
const text = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''));

/** What of the full-screen board stands in the address: all of the card's, and the grid. */
export const fullBoardSearch = v.object({
  ...boardSearch.entries,
  tab: v.optional(v.fallback(v.picklist(['due', 'active', 'inactive', 'deleted']), 'active')),
  page: whole,
  size: whole,
  sort: text,
  q: text,
  filter: text,
  hide: text,
  compact: v.optional(v.fallback(v.literal(1), 1)),
});
export type FullBoardSearch = v.InferOutput<typeof fullBoardSearch>;
