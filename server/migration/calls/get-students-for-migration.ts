import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { noteOffice } from '../policy.ts';
import { linePage } from '../queries/line-page.ts';
import { findPlan } from '../queries/plans.ts';

export const getStudentsForMigration: Handler<'get-students-for-migration'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const plan = await findPlan(scene.db, school.id, input.migration_id);
  await noteOffice(scene, school.id, 'students_read', plan.id);
  return linePage(scene.db, input, plan);
};
