import type { Handler } from '#server/core/pipeline.ts';
import { findAll } from '../find.ts';

/** [CC-09, PF-11] */
export const globalSearch: Handler<'global-search'> = async ({ searchText }, scene) => {
  const found = await findAll(searchText, scene);
  return {
    status: 'true',
    data: {
      result: found.flatMap(({ results }) => results),
      sideBarCategory: found.map(({ category, results, more }) => ({
        key: category,
        count: results.length,
        more,
        rowKeyId: category,
      })),
    },
  };
};
