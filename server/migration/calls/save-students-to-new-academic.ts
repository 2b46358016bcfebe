import { tellOfClasses } from '#server/classes/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { checkPlan } from '../check.ts';
import { presentPlan } from '../plan.presenter.ts';
import { beginPlan, savePlan } from '../plan.ts';
import { noteOffice, reachToMigrate } from '../policy.ts';

export const saveStudentsToNewAcademic: Handler<'save-students-to-newAcademic'> = async (input, scene) => {
  const { app, db } = scene;
  const school = await reachToMigrate(scene, input.school_id);
  const plan =
    input.migration_id === 0
      ? await beginPlan(scene, school, input.toYear)
      : await savePlan(scene, school, input);
  await noteOffice(scene, school.id, 'planned', plan.id);
  // Other admins see the new version at once; a check alone changes nothing.
  if (plan.version !== input.version) tellOfClasses(scene, school.id);
  return {
    success: 'true',
    data: await presentPlan(db, school, plan, app.now()),
    check: input.dryRun ? await checkPlan(db, school, plan, app.now()) : null,
  };
};
