import type { Actor } from '#server/core/actor.ts';
import { scopeIn } from '#server/core/scope.policy.ts';

export type PeopleSeen = 'everybody' | 'school' | 'colleagues-and-own-students' | 'own-teachers' | 'nobody';

/** Must match the conditions in search.ts. */
export function peopleSeenBy(actor: Pick<Actor, 'role' | 'subRole' | 'modules' | 'schools'>): PeopleSeen {
  switch (scopeIn('global-search', actor)) {
    case 'all':
      // Only this screen of the office shows people of every school.
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
