import type { boxMessages as searchBox } from './box-messages.en.ts';
import type { messages as search } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface SearchTexts {
  readonly searchBox: typeof searchBox;
  readonly search: typeof search;
}
