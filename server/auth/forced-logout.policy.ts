import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';

/** A super admin may sign out people of every school, a school admin of their own; any other school answers 404. */
export function refuseUnlessMaySignOutOf({ scope, actor }: SignedInContext, schoolId: number): void {
  if (!covers(scope, actor, { schoolId })) throw notFound();
}

/** Keeps people from locking themselves out by a slip: signing oneself out has a button of its own. */
export function refuseOwnSession({ actor, refuse }: SignedInContext<'own_session'>, personId: number): void {
  if (personId === actor.id) throw refuse('own_session');
}
