import { boardOf, type SearchCategory } from '#contract';
import type { Actor } from '../domain/sessions.ts';
import { hasModule } from './staff.policy.ts';

/** What a person can search at all: only what they could open or see some other way. */
export function searchableBy(actor: Actor): readonly SearchCategory[] {
  const notices = boardOf(actor.role) === null ? [] : (['notices'] as const);
  const people = peopleSeenBy(actor) === 'nobody' ? [] : (['people'] as const);
  return ['screens', ...notices, ...people, 'videos'];
}

export type PeopleSeen = 'everybody' | 'school' | 'colleagues-and-own-students' | 'own-teachers' | 'nobody';

/** Whom a person finds by name; how that reads in SQL is in db/queries/search.ts. */
export function peopleSeenBy(actor: Pick<Actor, 'role' | 'modules'>): PeopleSeen {
  switch (actor.role) {
    case 1:
      // The one screen of the office that shows people of every school.
      return hasModule(actor, 'admin/sign-out') ? 'everybody' : 'nobody';
    case 2:
      return 'school';
    case 3:
      return 'own-teachers';
    case 4:
      return 'colleagues-and-own-students';
    case 5:
    case 6:
      return 'nobody';
  }
}
