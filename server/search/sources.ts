import { containsWords } from '#contract/search/fold.ts';
import type { SearchSource } from '#server/core/context.ts';
import { menuOf } from '#server/core/menu.ts';
import { exactThenAlike } from '#server/db/exact-then-alike.ts';
import { peopleSeenBy } from './queries/people-seen.ts';
import { findPeople, findPeopleLike } from './queries/search.ts';

/** From the person's own menu. */
export const screenSearch: SearchSource = {
  category: 'screens',
  isFor: () => true,
  find: async (words, { app, actor }) =>
    menuOf(app, actor)
      .filter(({ module_name }) => containsWords(module_name, words))
      .map(({ module_name, module_url }) => ({
        title: module_name,
        link: module_url,
        pageCategory: 'screens',
        projectType: '',
        description: '',
        rowKeyId: module_url,
        note: '',
      })),
};

export const peopleSearch: SearchSource = {
  category: 'people',
  isFor: (actor) => peopleSeenBy(actor) !== 'nobody',
  find: async (words, { db, actor, scope }, limit) => {
    const wanted = { words, limit };
    const exact = await findPeople(db, actor, wanted);
    const rows = await exactThenAlike(exact, limit, () => findPeopleLike(db, actor, wanted));
    return rows.map((row) => ({
      title: row.name,
      // No screen shows another person yet.
      link: '',
      pageCategory: 'people',
      projectType: '',
      description: row.places,
      rowKeyId: String(row.id),
      role: row.role,
      note: scope === 'all' ? row.school : '',
    }));
  },
};
