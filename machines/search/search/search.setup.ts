import { assertEvent, assign, setup } from 'xstate';
import type { Suggestion } from '#contract/search/search.wire.ts';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { isSearchable, isSuggestable, withRecent } from './search.rules.ts';
import type { Found, SearchContext, SearchEvent, SearchInput } from './search.types.ts';

/** The words the search chart is written in. */
export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Both reject with a `Failure`. */
    suggest: missingPromise<readonly Suggestion[], { readonly text: string }>('suggest'),
    search: missingPromise<Found, { readonly text: string }>('search'),
  },
  actions: {
    noteText: assign(({ event }) => {
      assertEvent(event, ['text.change', 'recent.choose']);
      return { text: event.text, isTooShort: false, failure: null, category: '', page: 1 };
    }),
    dropAnswers: assign({ suggestions: [], found: null }),
    noteSuggestions: assign((_, suggestions: readonly Suggestion[]) => ({ suggestions, found: null })),
    noteFound: assign((_, found: Found) => ({ found, suggestions: [], category: '', page: 1 })),
    noteFailure: assign((_, failure: Failure) => ({
      failure: factsOf(failure),
      suggestions: [],
      found: null,
    })),
    noteTooShort: assign({ isTooShort: true }),
    noteRecent: assign({ recent: ({ context }) => withRecent(context.recent, context.text) }),
    forgetRecent: assign({ recent: [] }),
    noteCategory: assign(({ event }) => {
      assertEvent(event, 'category.choose');
      return { category: event.category, page: 1 };
    }),
    notePage: assign(({ event }) => {
      assertEvent(event, 'page.go');
      return { page: event.page };
    }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isSuggestable: ({ context }) => isSuggestable(context.text),
    isSearchable: ({ context }) => isSearchable(context.text),
    isTooLittle: ({ context }) => !isSuggestable(context.text),
  },
  delays: {
    /** [VP-36] After the last letter. */
    typingPause: 300,
  },
});
