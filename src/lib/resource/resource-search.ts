import * as v from 'valibot';

const whole = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1));
const text = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''));

export const gridSearchEntries = {
  page: whole,
  size: whole,
  sort: text,
  q: text,
  filter: text,
  hide: text,
  compact: v.optional(v.fallback(v.literal(1), 1)),
};

export const resourceSearch = v.object({
  ...gridSearchEntries,
  open: text,
});
export type ResourceSearch = v.InferOutput<typeof resourceSearch>;
