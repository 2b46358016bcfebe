import { desc, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { academicYears } from '#server/directory/schema.ts';
import { readSchool } from '../queries/schools.ts';

export const getAcademicYearBySchid: Handler<'get-academic-year-by-schid'> = async (input, scene) => {
  const { id, academicYear } = await readSchool(scene, input.school_id);
  const data = await scene.db
    .select({
      academic_year: academicYears.name,
      starts_on: academicYears.startsOn,
      ends_on: academicYears.endsOn,
    })
    .from(academicYears)
    .where(eq(academicYears.schoolId, id))
    .orderBy(desc(eq(academicYears.name, academicYear)), desc(academicYears.startsOn));
  return { success: 'true', current: academicYear, data };
};
