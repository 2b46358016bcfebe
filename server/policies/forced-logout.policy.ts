import type { Actor } from '../domain/sessions.ts';
import { forbidden, notFound, Refusal } from '../refusal.ts';

/**
 * A super admin in every school, a school admin in the own one; another school is as good as none. Staff of the
 * central office need the module for it [RP-01].
 */
export function refuseUnlessMaySignOutOf(actor: Actor, schoolId: number): void {
  if (actor.modules !== null && !actor.modules.includes('admin/sign-out')) throw forbidden();
  if (actor.role !== 1 && actor.school.id !== schoolId) throw notFound();
}

/** Nobody locks themself out by a slip: signing oneself out has a button of its own. */
export function refuseOwnSession(actor: Actor, personId: number): void {
  if (personId === actor.id)
    throw new Refusal('own_session', 'This is you. Use Sign out in the menu instead.');
}
