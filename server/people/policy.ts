import { allows, type Role, roles, type Scope, type Settings, subRoles } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { forbidden, notFound, Refusal } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';

/** [RP-07] A director reads [QU-46], and a demo school stays as it is. */
export function refuseUnlessMayWrite(actor: Actor, school: { readonly isDemo: boolean }): void {
  if (actor.role === roles.superAdmin && actor.subRole === subRoles.director) throw forbidden();
  if (school.isDemo) throw new Refusal('demo_school', 'This is a demo school: its people stay as they are.');
}

export function notAllowed(): Refusal {
  return new Refusal('not_allowed', 'Your school has not switched this on. Ask the school admin.');
}

/** Nobody switches themself off, or puts themself into the bin. */
export function refuseSelf(actor: Actor, personId: number): void {
  if (actor.id === personId)
    throw new Refusal('yourself', 'This is you: ask somebody else to change whether you can sign in.');
}

/** Somebody whose password is to be reset. */
interface ResetTarget {
  readonly id: number;
  readonly role: Role;
  /** Does the caller teach a division they sit in? */
  readonly isTaught: boolean;
  readonly schoolId: number;
}

/**
 * [RP-11, QU-06] The office and the school admin for teachers and students, a teacher for the students they teach, as
 * far as the school's settings let staff see passwords; nobody for themself, and nobody for an admin.
 */
export function refuseUnlessMayReset(
  scope: Scope,
  actor: Actor,
  target: ResetTarget | undefined,
  settings: Settings,
): void {
  if (!target) throw notFound();
  const isPupil = target.role === roles.student;
  const isTeacher = target.role === roles.faculty;
  if (target.id === actor.id || !(isPupil || isTeacher) || !covers(scope, actor, target)) throw forbidden();
  const key = isTeacher ? 'faculty_pass_visible_ToAdmin' : 'student_pass_visible_TofacultyAdmin';
  if (!allows({ settings }, key)) throw notAllowed();
}
