import * as v from 'valibot';
import { gridSearchEntries } from '#src/lib/resource/resource-search.ts';
import { boardSearch } from '../board-search.ts';

export const fullBoardSearch = v.object({
  ...boardSearch.entries,
  tab: v.optional(v.fallback(v.picklist(['due', 'active', 'inactive', 'deleted']), 'active')),
  ...gridSearchEntries,
});
export type FullBoardSearch = v.InferOutput<typeof fullBoardSearch>;
