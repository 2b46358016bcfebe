import type { SearchCategory } from '#contract';
import type { Actor } from '#server/auth/sessions.ts';
import { scopeIn } from '#server/core/scope.policy.ts';

/** What a person can search at all: only what they could open or see some other way. */
export function searchableBy(actor: Actor): readonly SearchCategory[] {
  const notices = scopeIn('get-latest-notice-list', actor) === null ? [] : (['notices'] as const);
  const people = peopleSeenBy(actor) === 'nobody' ? [] : (['people'] as const);
  return ['screens', ...notices, ...people, 'videos'];
}

export type PeopleSeen = 'everybody' | 'school' | 'colleagues-and-own-students' | 'own-teachers' | 'nobody';

/** Whom a person finds by name; how that reads in SQL is in db/queries/search.ts. */
export function peopleSeenBy(actor: Pick<Actor, 'role' | 'subRole' | 'modules'>): PeopleSeen {
  switch (scopeIn('global-search', actor)) {
    case 'all':
      // The one screen of the office that shows people of every school.
      return scopeIn('find-people-to-sign-out', actor) === 'all' ? 'everybody' : 'nobody';
    case 'school':
      return 'school';
    case 'taught':
      return 'colleagues-and-own-students';
    case 'audience':
      return 'own-teachers';
    case 'own':
    case null:
      return 'nobody';
  }
}
