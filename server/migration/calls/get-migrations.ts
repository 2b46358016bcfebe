import { bit } from '#contract/core/bit.ts';
import { yearAfter } from '#contract/migration/migration.model.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { reachSchool } from '#server/schools/index.ts';
import { listPlans } from '../queries/plans.ts';

export const getMigrations: Handler<'get-migrations'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const rows = await listPlans(scene.db, school.id);
  return {
    success: 'true',
    data: {
      school_name: school.name,
      is_model1: school.model,
      is_demo_school: bit(school.isDemo),
      time_zone: school.timeZone,
      current_year: school.academicYear,
      next_year: yearAfter(school.academicYear),
      today: schoolDay(scene.app.now(), school.timeZone),
      migrations: rows.map(({ plan, createdBy, students }) => ({
        id: plan.id,
        fromYear: plan.fromYear,
        toYear: plan.toYear,
        state: plan.state,
        students,
        created_by: createdBy,
        at: (plan.rolledBackAt ?? plan.appliedAt ?? plan.createdAt).getTime(),
      })),
    },
  };
};
