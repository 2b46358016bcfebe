import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { yearOf } from '../chosen-group.ts';
import { clubsWithProjects } from '../queries/club-projects.ts';

export const schoolClubProject: Handler<'school-club-project'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const year = await yearOf(scene, school, input.academic_year);
  return { success: 'true', data: await clubsWithProjects(scene.db, school.id, year) };
};
