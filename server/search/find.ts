import { searchWords } from '#contract/search/fold.ts';
import { resultsAtMost, type SearchCategory, searchCategories } from '#contract/search/search.rules.ts';
import { type SearchResult } from '#contract/search/search.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { forgiveSpelling } from '#server/db/like-words.ts';

/** `more`: there are more results than returned. */
export async function findAll(
  text: string,
  scene: SignedInContext,
  limit: number = resultsAtMost,
): Promise<{ category: SearchCategory; results: SearchResult[]; more: boolean }[]> {
  const words = searchWords(text);
  const place = ({ category }: { readonly category: SearchCategory }) => searchCategories.indexOf(category);
  const sources = scene.app.offers.search
    .filter(({ isFor }) => isFor(scene.actor))
    .toSorted((a, b) => place(a) - place(b));
  if (words.length === 0) return sources.map(({ category }) => ({ category, results: [], more: false }));
  await forgiveSpelling(scene.db);
  const found: { category: SearchCategory; results: SearchResult[]; more: boolean }[] = [];
  // One by one, because they share a connection.
  for (const { category, find } of sources) {
    const results = await find(words, scene, limit + 1);
    found.push({ category, results: results.slice(0, limit), more: results.length > limit });
  }
  return found;
}
