import {
  allows,
  type ProfileOwner,
  type ProfileRights,
  profileRights,
  type Role,
  roles,
  type Scope,
  type Settings,
} from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { forbidden, notFound, Refusal } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';

/** [RP-07, VP-32] */
export function refuseInDemoSchool(actor: Actor): void {
  if (!actor.school.isDemo) return;
  throw new Refusal('demo_school', 'This is a demo school: profiles and passwords stay as they are.');
}

function notAllowed(): Refusal {
  return new Refusal('not_allowed', 'Your school has not switched this on. Ask the school admin.');
}

/** [RP-09, RP-10] */
export function refuseUnlessMayView(owner: ProfileOwner): void {
  if (!profileRights(owner).view) throw notAllowed();
}

/** What a save wants to change. */
export interface ProfileWish {
  readonly fields: readonly string[];
  readonly picture: boolean;
  readonly password: boolean;
}

/** [PF-07, RP-09…RP-14, ST-37] Each part of a save needs its own right. */
export function refuseUnlessMaySave(rights: ProfileRights, wish: ProfileWish): void {
  const mayAll =
    wish.fields.every((field) => rights.fields.some((allowed) => allowed === field)) &&
    (!wish.picture || rights.picture) &&
    (!wish.password || rights.password);
  if (!mayAll) throw notAllowed();
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
 * [RP-11, QU-06] A school admin for teachers and students, a teacher for the students they teach, as far as the
 * school's settings let staff see passwords; nobody for themself, and nobody for an admin.
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
