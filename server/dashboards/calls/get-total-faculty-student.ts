import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { schoolFigures } from '../queries/school-figures.ts';

export const getTotalFacultyStudent: Handler<'get-total-faculty-student'> = async (input, scene) => ({
  data: await schoolFigures(scene.db, await reachSchool(scene, input.school_id)),
});
