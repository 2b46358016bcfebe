import * as v from 'valibot';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';

/** What stands in the address of a list of people: of the office also whose. */
export const peopleSearch = v.object({
  ...resourceSearch.entries,
  school: v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0)),
});
export type PeopleSearch = v.InferOutput<typeof peopleSearch>;
