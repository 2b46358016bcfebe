import * as v from 'valibot';
import type { TermKind } from '#contract/content/content.rules.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';

// Routes load this with the first screen, so it imports only the type of the rules.
const terms = ['board', 'standard', 'skill', 'stream', 'tag'] as const satisfies readonly TermKind[];

/** Kinds of content with a list of their own. */
export const parts = ['projects', 'modules', 'tools', 'books', 'templates', ...terms] as const;
export type Part = (typeof parts)[number];

export const contentSearch = v.object({
  ...resourceSearch.entries,
  part: v.optional(v.fallback(v.picklist(parts), 'projects'), 'projects'),
  /** The open project, module or book; 0: the list. */
  of: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0),
});
export type ContentSearch = v.InferOutput<typeof contentSearch>;
