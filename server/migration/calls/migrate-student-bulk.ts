import type { Handler } from '#server/core/pipeline.ts';
import { isRefusal } from '#server/core/refusal.ts';
import { applyPlan } from '../apply.ts';
import { noteOffice, reachToMigrate, withClasses } from '../policy.ts';
import { markStale } from '../queries/lines.ts';
import { lockPlan } from '../queries/plans.ts';

/** Marks the stale lines after the refusal has rolled everything back. */
export const migrateStudentBulk: Handler<'migrate-student-bulk'> = async (input, { part, actor }) => {
  try {
    return await part(async (unit) => {
      const school = await reachToMigrate(unit, input.school_id);
      const data = await applyPlan(unit, { school, ...input, by: actor });
      await noteOffice(unit, school.id, 'applied', input.migration_id);
      return { success: 'true' as const, data };
    });
  } catch (error) {
    if (isRefusal(error) && error.code === 'lines_stale')
      await part(async (unit) => {
        const school = await reachToMigrate(unit, input.school_id);
        const plan = await lockPlan(unit.db, school.id, input.migration_id);
        await markStale(unit.db, withClasses(plan, school));
      });
    throw error;
  }
};
