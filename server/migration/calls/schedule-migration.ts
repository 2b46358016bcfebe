import { tellOfClasses } from '#server/classes/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { beginOf } from '../days.ts';
import { presentPlan } from '../plan.presenter.ts';
import { lockOpenPlan, noteOffice, reachToMigrate } from '../policy.ts';
import { openQuestions } from '../queries/lines.ts';
import { changePlan } from '../queries/plans.ts';
import { planApply } from '../schedule.ts';

export const scheduleMigration: Handler<'schedule-migration'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  const school = await reachToMigrate(scene, input.school_id);
  const plan = await lockOpenPlan(scene, school, input);
  const scheduledFor = input.day === null ? null : beginOf(input.day, school.timeZone);
  if (scheduledFor) {
    if (scheduledFor <= app.now()) throw refuse('day_past', { issues: { day: 'day_past' } });
    const { open } = await openQuestions(db, plan);
    if (open > 0) throw refuse('lines_open', { params: { count: open } });
  }
  const state = input.discard ? 'discarded' : scheduledFor ? 'scheduled' : 'draft';
  const changed = await changePlan(db, plan, {
    state,
    scheduledFor,
    scheduledBy: scheduledFor === null ? null : actor.id,
    stopped: null,
  });
  await planApply(db, changed);
  await noteOffice(scene, school.id, state, plan.id);
  tellOfClasses(scene, school.id);
  return { success: 'true', data: await presentPlan(db, school, changed, app.now()), check: null };
};
