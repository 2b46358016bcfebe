import { type Role } from '#contract/core/define-call.ts';
import { type Reason } from '#contract/core/refusals.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import { allows, type Settings } from '#contract/core/school-settings.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import { forbidden, notFound, type Refusing } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';

type Asking<Reasons extends Reason> = Pick<SignedIn, 'actor'> & Refusing<Reasons>;

/** [RP-07] A director may only read [QU-46], and nobody changes a demo school. */
export function refuseUnlessMayWrite(
  { actor, refuse }: Asking<'demo_school'>,
  school: { readonly isDemo: boolean },
): void {
  if (actor.role === roles.superAdmin && actor.subRole === subRoles.director) throw forbidden();
  if (school.isDemo) throw refuse('demo_school');
}

/** Nobody may switch off or bin themselves. */
export function refuseSelf({ actor, refuse }: Asking<'yourself'>, personId: number): void {
  if (actor.id === personId) throw refuse('yourself');
}

interface ResetTarget {
  readonly id: number;
  readonly role: Role;
  /** True if the caller teaches a division of theirs. */
  readonly isTaught: boolean;
  readonly schoolId: number;
}

/**
 * [RP-11, QU-06] The office and admins may reset for teachers and students; teachers for students they teach, if the
 * school allows it. Nobody may for themselves or an admin.
 */
export function refuseUnlessMayReset(
  { scope, actor, refuse }: SignedIn & Refusing<'not_allowed'>,
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
