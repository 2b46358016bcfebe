import type { Handler } from '#server/core/pipeline.ts';
import { listYears } from '../queries/school-facts.ts';
import { readSchool } from '../queries/schools.ts';

export const getAcademicYearBySchid: Handler<'get-academic-year-by-schid'> = async (input, scene) => {
  const { id, academicYear } = await readSchool(scene, input.school_id);
  const data = await listYears(scene.db, id, academicYear);
  return { success: 'true', current: academicYear, data };
};
