import type { SearchCategoryCount, SearchResult, Suggestion } from '#contract/search/search.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/** What a search answered, for the text it was asked with. */
export interface Found {
  readonly text: string;
  readonly results: readonly SearchResult[];
  readonly counts: readonly SearchCategoryCount[];
}

export interface SearchInput {
  /** Of this person, the newest first. */
  readonly recent: readonly string[];
}

export interface SearchContext {
  readonly text: string;
  readonly recent: readonly string[];
  readonly suggestions: readonly Suggestion[];
  readonly found: Found | null;
  /** '' shows all categories. */
  readonly category: string;
  /** From 1, of the category on show. */
  readonly page: number;
  /** Enter was pressed on fewer letters than a search takes. */
  readonly isTooShort: boolean;
  readonly failure: FailureFacts | null;
}

export type SearchEvent =
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'search.submit' }
  | { readonly type: 'recent.choose'; readonly text: string }
  | { readonly type: 'recent.forget' }
  | { readonly type: 'result.open' }
  | { readonly type: 'category.choose'; readonly category: string }
  | { readonly type: 'page.go'; readonly page: number }
  | { readonly type: 'search.retry' };
