import * as v from 'valibot';
import { gridSearchEntries } from '#src/lib/resource/resource-search.ts';

const text = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''));

export const deskSearch = v.object({
  tab: v.optional(v.fallback(v.picklist(['requests', 'articles']), 'requests')),
  ticket: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 0)),
  article: text,
  ...gridSearchEntries,
});
export type DeskSearch = v.InferOutput<typeof deskSearch>;
