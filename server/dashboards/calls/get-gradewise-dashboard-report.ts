import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { groupFigures } from '../queries/school-figures.ts';

export const getGradewiseDashboardReport: Handler<'get-gradewise-dashboard-report'> = async (
  input,
  scene,
) => {
  const school = await reachSchool(scene, input.school_id);
  return { data: await groupFigures(scene.db, school.id, 'grade') };
};
