import * as v from 'valibot';

const whole = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1));
const text = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''));

/** The tab, the open request or article, and the queue's grid stand in the address. */
export const deskSearch = v.object({
  tab: v.optional(v.fallback(v.picklist(['requests', 'articles']), 'requests')),
  ticket: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 0)),
  article: text,
  page: whole,
  size: whole,
  sort: text,
  q: text,
  filter: text,
  hide: text,
  compact: v.optional(v.fallback(v.literal(1), 1)),
});
export type DeskSearch = v.InferOutput<typeof deskSearch>;
