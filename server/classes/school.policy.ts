import { eq } from 'drizzle-orm';
import { type GroupKind, hasKind, roles } from '#contract';
import { audit } from '#server/core/audit.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import type { SignedInScene } from '#server/core/scene.ts';
import { covers } from '#server/core/scope.policy.ts';
import { schools } from '#server/schools/schema.ts';

export interface ReachedSchool {
  readonly id: number;
  readonly name: string;
  readonly model: number;
}

/** The school a call is about: the caller's own, any of a super admin. Another one is as good as none. */
export async function reachSchool(scene: SignedInScene, schoolId: number): Promise<ReachedSchool> {
  const { db, actor, scope } = scene;
  if (schoolId === 0 || !covers(scope, actor, { schoolId })) throw notFound();
  const [school] = await db
    .select({ id: schools.id, name: schools.name, model: schools.model })
    .from(schools)
    .where(eq(schools.id, schoolId));
  if (!school) throw notFound();
  return school;
}

/** The same for a call that changes something. Visitors of a demo school leave it as it is. */
export function reachSchoolToChange(
  scene: SignedInScene<'demo_school'>,
  schoolId: number,
): Promise<ReachedSchool> {
  if (scene.actor.school.isDemo) throw scene.refuse('demo_school');
  return reachSchool(scene, schoolId);
}

interface WrongModel {
  readonly code: 'wrong_model';
  readonly params: { readonly wanted: GroupKind };
}

/** Classes or clubs that a school of this model does not teach in. */
export function refuseOtherModel(
  { refuse }: Refusing<WrongModel>,
  { model }: ReachedSchool,
  wanted: GroupKind,
): void {
  if (!hasKind(model, wanted)) throw refuse('wrong_model', { params: { wanted } });
}

/** That the office looked at the children of a school stays known. */
export async function auditOfficeRead(scene: SignedInScene, schoolId: number, what: string): Promise<void> {
  if (scene.actor.role === roles.superAdmin)
    await audit(scene, scene.actor, 'students.read', { school: schoolId, what });
}
