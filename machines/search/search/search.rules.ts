import { searchLimits } from '#contract/search/search.rules.ts';

const lengthOf = (text: string) => Array.from(text.trim()).length;

/** [VP-34] Whether suggestions are asked for. */
export const isSuggestable = (text: string): boolean => lengthOf(text) >= searchLimits.suggestFrom;

/** [VP-36] Whether a whole search is made. */
export const isSearchable = (text: string): boolean => lengthOf(text) > searchLimits.searchAbove;

/** [VP-36] The newest first; what is there already moves up, however it is written. */
export function withRecent(recent: readonly string[], text: string): readonly string[] {
  const wanted = text.trim();
  if (!isSuggestable(wanted)) return recent;
  const same = wanted.toLocaleLowerCase();
  const others = recent.filter((each) => each.toLocaleLowerCase() !== same);
  return [wanted, ...others].slice(0, searchLimits.recent);
}
