import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { memberships } from '#server/directory/schema.ts';
import { reachSchool } from '#server/schools/index.ts';
import { teachersWhere } from '../queries/teachers.ts';

/** [C2-04] The teachers of a grade. */
export const facultyListByGrade: Handler<'faculty-list-by-grade'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const data = await teachersWhere(scene.db, school.id, eq(memberships.gradeId, input.grade));
  return { success: 'true', data };
};
