import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { teachersByDivision } from '../queries/teachers.ts';

/** [C2-04] */
export const checkFacultyDivision: Handler<'check-faculty-division'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const data = await teachersByDivision(scene.db, school.id, input.divisions, input.faculty_id);
  return { success: 'true', data };
};
