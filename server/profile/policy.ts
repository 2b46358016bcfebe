import {
  allows,
  type ProfileOwner,
  type ProfileRights,
  profileRights,
  type Reason,
  type Role,
  roles,
  type Settings,
} from '#contract';
import { forbidden, notFound, type Refusing } from '#server/core/refusal.ts';
import type { SignedIn } from '#server/core/scene.ts';
import { covers } from '#server/core/scope.policy.ts';

/** Who asks, in whatever part of a call. */
type Asking<Reasons extends Reason> = SignedIn & Refusing<Reasons>;

/** [RP-07, VP-32] */
export function refuseInDemoSchool({ actor, refuse }: Asking<'demo_school'>): void {
  if (actor.school.isDemo) throw refuse('demo_school');
}

/** [RP-09, RP-10] */
export function refuseUnlessMayView({ refuse }: Refusing<'not_allowed'>, owner: ProfileOwner): void {
  if (!profileRights(owner).view) throw refuse('not_allowed');
}

/** What a save wants to change. */
export interface ProfileWish {
  readonly fields: readonly string[];
  readonly picture: boolean;
  readonly password: boolean;
}

/** [PF-07, RP-09…RP-14, ST-37] Each part of a save needs its own right. */
export function refuseUnlessMaySave(
  { refuse }: Refusing<'not_allowed'>,
  rights: ProfileRights,
  wish: ProfileWish,
): void {
  const mayAll =
    wish.fields.every((field) => rights.fields.some((allowed) => allowed === field)) &&
    (!wish.picture || rights.picture) &&
    (!wish.password || rights.password);
  if (!mayAll) throw refuse('not_allowed');
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
  { scope, actor, refuse }: Asking<'not_allowed'>,
  target: ResetTarget | undefined,
  settings: Settings,
): void {
  if (!target) throw notFound();
  const isPupil = target.role === roles.student;
  const isTeacher = target.role === roles.faculty;
  if (target.id === actor.id || !(isPupil || isTeacher) || !covers(scope, actor, target)) throw forbidden();
  const key = isTeacher ? 'faculty_pass_visible_ToAdmin' : 'student_pass_visible_TofacultyAdmin';
  if (!allows({ settings }, key)) throw refuse('not_allowed');
}
