import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { checkPlan } from '../check.ts';
import { presentPlan } from '../plan.presenter.ts';
import { findPlan } from '../queries/plans.ts';

/** For an applied plan, `check` shows where students went. */
export const getMigration: Handler<'get-migration'> = async (input, scene) => {
  const { app, db } = scene;
  const school = await reachSchool(scene, input.school_id);
  const plan = await findPlan(db, school.id, input.migration_id);
  const isDone = plan.state === 'applied' || plan.state === 'rolled_back';
  return {
    success: 'true',
    data: await presentPlan(db, school, plan, app.now()),
    check: isDone ? await checkPlan(db, school, plan, app.now()) : null,
  };
};
