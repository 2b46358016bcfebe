import { hasKind } from '#contract/classes/classes.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';

/** Throws in a demo school. */
export function reachSchoolToChange(
  scene: SignedInContext<'demo_school'>,
  schoolId: number,
): Promise<ReachedSchool> {
  refuseDemo(scene);
  return reachSchool(scene, schoolId);
}

interface WrongModel {
  readonly code: 'wrong_model';
  readonly params: { readonly wanted: GroupKind };
}

/** Throws if a school of this model has no such groups. */
export function refuseOtherModel(
  { refuse }: Refusing<WrongModel>,
  { model }: Pick<ReachedSchool, 'model'>,
  wanted: GroupKind,
): void {
  if (!hasKind(model, wanted)) throw refuse('wrong_model', { params: { wanted } });
}

/** Notes in the audit that the office saw a school's children. */
export async function auditOfficeRead(scene: SignedInContext, schoolId: number, what: string): Promise<void> {
  if (scene.actor.role === roles.superAdmin)
    await audit(scene, scene.actor, 'students.read', { school: schoolId, what });
}
