import { tellOfClasses } from '#server/classes/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { presentPlan } from '../plan.presenter.ts';
import { savePlan } from '../plan.ts';
import { noteOffice, reachToMigrate } from '../policy.ts';
import { findPlan } from '../queries/plans.ts';

export const migrateLastGrades: Handler<'migrate-last-grades'> = async (input, scene) => {
  const { app, db } = scene;
  const school = await reachToMigrate(scene, input.school_id);
  const { rules } = await findPlan(db, school.id, input.migration_id);
  const { grades, ...at } = input;
  const leave = grades.map((grade_id) => ({ grade_id, action: 'leave' as const, to_grade: null }));
  const others = rules.classes.filter(({ grade_id }) => !grades.includes(grade_id));
  const plan = await savePlan(scene, school, {
    ...at,
    toYear: '',
    rules: { ...rules, clubs: [...rules.clubs], classes: [...others, ...leave] },
    items: [],
    createMissing: false,
    dryRun: false,
  });
  await noteOffice(scene, school.id, 'planned', plan.id);
  tellOfClasses(scene, school.id);
  return { success: 'true', data: await presentPlan(db, school, plan, app.now()), check: null };
};
