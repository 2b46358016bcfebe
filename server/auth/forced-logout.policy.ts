import { notFound } from '#server/core/refusal.ts';
import type { SignedInScene } from '#server/core/scene.ts';
import { covers } from '#server/core/scope.policy.ts';

/** A super admin in every school, a school admin in the own one; another school is as good as none. */
export function refuseUnlessMaySignOutOf({ scope, actor }: SignedInScene, schoolId: number): void {
  if (!covers(scope, actor, { schoolId })) throw notFound();
}

/** Nobody locks themself out by a slip: signing oneself out has a button of its own. */
export function refuseOwnSession({ actor, refuse }: SignedInScene<'own_session'>, personId: number): void {
  if (personId === actor.id) throw refuse('own_session');
}
