import * as v from 'valibot';
import type { TermKind } from '#contract/content/content.rules.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';

// Routes load this with the first screen: of the rules it takes the type alone.
const terms = ['board', 'standard', 'skill', 'stream', 'tag'] as const satisfies readonly TermKind[];

/** Kinds of content, each with a list of its own. */
export const parts = ['projects', 'modules', 'tools', 'books', 'templates', ...terms] as const;
export type Part = (typeof parts)[number];

/** What of the academic content stands in the address. */
export const contentSearch = v.object({
  ...resourceSearch.entries,
  part: v.optional(v.fallback(v.picklist(parts), 'projects'), 'projects'),
  /** The project, module or book that is looked at whole; 0: the list. */
  of: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0),
});
export type ContentSearch = v.InferOutput<typeof contentSearch>;
