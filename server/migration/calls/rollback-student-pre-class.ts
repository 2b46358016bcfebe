import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { noteOffice, reachToMigrate } from '../policy.ts';
import { lastApplied } from '../queries/plans.ts';
import { rollBack } from '../rollback.ts';

export const rollbackStudentPreClass: Handler<'rollback-student-preClass'> = async (input, scene) => {
  const school = await reachToMigrate(scene, input.school_id);
  const plan = await lastApplied(scene.db, school.id);
  if (!plan) throw notFound();
  const wish = { migrationId: plan.id, students: [input.student_id], dryRun: false };
  const data = await rollBack(scene, school, wish);
  const [kept] = data.kept;
  if (kept) throw scene.refuse('kept', { params: { why: kept.code } });
  await noteOffice(scene, school.id, 'rolled_back', plan.id);
  return { success: 'true', data };
};
