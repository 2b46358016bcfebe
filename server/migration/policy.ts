import { hasKind } from '#contract/classes/classes.rules.ts';
import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { refuseUnlessMayWrite } from '#server/people/index.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';
import type { PlanOf, StoredPlan } from './queries/lines.ts';
import { lockPlan } from './queries/plans.ts';

/** Throws for directors [QU-46] and in a demo school. */
export async function reachToMigrate(
  scene: SignedInContext<'demo_school'>,
  schoolId: number,
): Promise<ReachedSchool> {
  const school = await reachSchool(scene, schoolId);
  refuseUnlessMayWrite(scene, school);
  return school;
}

/** Locks a draft plan. Throws if its version is not the caller's. */
export async function lockOpenPlan(
  scene: SignedInContext<'stale' | 'not_open'>,
  school: ReachedSchool,
  { migration_id, version }: { readonly migration_id: number; readonly version: number },
): Promise<StoredPlan> {
  const plan = await lockPlan(scene.db, school.id, migration_id);
  refuseUnlessOpen(scene, plan, version);
  return plan;
}

export function refuseUnlessOpen(
  { refuse }: Refusing<'stale' | 'not_open'>,
  plan: StoredPlan,
  version: number,
): void {
  if (plan.state !== 'draft' && plan.state !== 'scheduled') throw refuse('not_open');
  if (plan.version !== version) throw refuse('stale');
}

export const withClasses = (plan: StoredPlan, { model }: Pick<ReachedSchool, 'model'>): PlanOf => ({
  plan,
  hasClasses: hasKind(model, 'grade'),
});

/** [QU-70] Notes in the audit what the office reads and changes of a school's children. */
export async function noteOffice(
  scene: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  schoolId: number,
  what: string,
  migrationId: number,
): Promise<void> {
  if (scene.actor.role === roles.superAdmin)
    await audit(scene, scene.actor, `migration.${what}`, { schoolId, migrationId });
}
