import type { SearchCategory } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { peopleSeenBy } from './queries/people-seen.ts';

/** What a person can search at all: only what they could open or see some other way. */
export function searchableBy(actor: Actor): readonly SearchCategory[] {
  const notices = scopeIn('get-latest-notice-list', actor) === null ? [] : (['notices'] as const);
  const people = peopleSeenBy(actor) === 'nobody' ? [] : (['people'] as const);
  return ['screens', ...notices, ...people, 'videos'];
}
