import { searchLimits } from '#contract/search/search.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden } from '#server/core/refusal.ts';
import { findAll } from '../find.ts';

/** [CC-09, VP-34] The best of each category, so that many notices do not hide screens. */
export const globalSearchSuggestion: Handler<'global-search-suggestion'> = async (
  { role_id, searchText },
  scene,
) => {
  if (role_id !== scene.actor.role) throw forbidden();
  const found = await findAll(searchText, scene, searchLimits.suggestions / 2);
  return {
    status: 'true',
    data: found
      .flatMap(({ results }) => results)
      .slice(0, searchLimits.suggestions)
      .map(({ title, title_language, link, pageCategory, rowKeyId }) => ({
        title,
        link,
        pageCategory,
        rowKeyId,
        ...(title_language && { title_language }),
      })),
  };
};
