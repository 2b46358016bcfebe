import { globalSearchCall } from './calls/global-search.call.ts';
import { globalSearchSuggestionCall } from './calls/global-search-suggestion.call.ts';

/** Every call of this room, for the catalogue. */
export const searchCalls = {
  'global-search': globalSearchCall,
  'global-search-suggestion': globalSearchSuggestionCall,
};
