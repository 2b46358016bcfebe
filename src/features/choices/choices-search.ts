import * as v from 'valibot';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';

// Routes load this with the first screen, so it imports nothing large.
const choiceTabs = ['offered', 'chosen', 'given'] as const;
export type ChoiceTab = (typeof choiceTabs)[number];

/** The address holds the class or club, the year, the tab and its list. */
export const choicesSearch = v.object({
  ...resourceSearch.entries,
  group: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)),
  year: v.optional(v.fallback(v.optional(v.string()), undefined)),
  tab: v.optional(v.fallback(v.optional(v.picklist(choiceTabs)), undefined)),
});
export type ChoicesSearch = v.InferOutput<typeof choicesSearch>;
