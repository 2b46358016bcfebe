import * as v from 'valibot';
import { resourceSearch } from '../resource/resource-search.ts';

export const schoolSearch = v.object({
  ...resourceSearch.entries,
  school: v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0)),
});
export type SchoolSearch = v.InferOutput<typeof schoolSearch>;
