import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { teachersOfGroups } from '../queries/teachers.ts';

/** [C2-04] */
export const facultyListByGrade: Handler<'faculty-list-by-grade'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const data = await teachersOfGroups(scene.db, school.id, [input.grade]);
  return { success: 'true', data };
};
