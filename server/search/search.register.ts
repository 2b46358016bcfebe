import type { searchCalls } from '#contract/search/search.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { globalSearch } from './calls/global-search.ts';
import { globalSearchSuggestion } from './calls/global-search-suggestion.ts';
import { peopleSearch, screenSearch } from './sources.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const searchHandlers: Handlers<typeof searchCalls> = {
  'global-search': globalSearch,
  'global-search-suggestion': globalSearchSuggestion,
};

/** What the room offers besides its calls. */
export const searchRoom: Room = {
  search: [screenSearch, peopleSearch],
};
