import type { SnapshotFrom } from 'xstate';
import { searchCategories, searchLimits } from '#contract/search/search.rules.ts';
import type { SearchCategoryCount, SearchResult, Suggestion } from '#contract/search/search.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { searchMachine } from './search.machine.ts';
import { isSuggestable } from './search.rules.ts';

export interface SearchView {
  readonly text: string;
  /** Nothing worth asking for is typed: recent searches are shown. */
  readonly isResting: boolean;
  readonly isBusy: boolean;
  readonly recent: readonly string[];
  readonly suggestions: readonly Suggestion[];
  /** Categories that found something; null: no search was answered for this text. */
  readonly counts: readonly SearchCategoryCount[] | null;
  /** Those of the category on show, at the page on show; of each category the first few when all are. */
  readonly results: readonly SearchResult[];
  readonly category: string;
  readonly page: number;
  /** Of the category on show. */
  readonly total: number;
  readonly isTooShort: boolean;
  readonly failure: FailureFacts | null;
}

/** Of each category, while all are shown. */
const firstFew = 4;

export function searchView(snapshot: SnapshotFrom<typeof searchMachine>): SearchView {
  const { text, recent, suggestions, found, category, page, isTooShort, failure } = snapshot.context;
  const of = (key: string) => (found?.results ?? []).filter((each) => each.pageCategory === key);
  const chosen = of(category);
  const start = (page - 1) * searchLimits.pageSize;
  return {
    text,
    isResting: !isSuggestable(text),
    isBusy: snapshot.matches('typing') || snapshot.hasTag('busy'),
    recent,
    suggestions,
    counts: found && found.counts.filter(({ count }) => count > 0),
    results:
      category === ''
        ? searchCategories.flatMap((key) => of(key).slice(0, firstFew))
        : chosen.slice(start, start + searchLimits.pageSize),
    category,
    page,
    total: chosen.length,
    isTooShort,
    failure,
  };
}
