import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { groupFigures } from '../queries/school-figures.ts';

export const getClubwiseDashboardReport: Handler<'get-clubwise-dashboard-report'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  return { data: await groupFigures(scene.db, school.id, 'club') };
};
