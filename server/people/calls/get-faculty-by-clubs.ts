import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { groupsOf } from '../queries/groups.ts';
import { teachersOfGroups } from '../queries/teachers.ts';

/** [C2-04] 0 is every club. */
export const getFacultyByClubs: Handler<'get-faculty-by-clubs'> = async (input, scene) => {
  const { db } = scene;
  const school = await reachSchool(scene, input.school_id);
  const clubs = (await groupsOf(db, school.id, 'club', null)).map(({ id }) => id);
  const wanted = input.club_id.includes(0) ? clubs : clubs.filter((id) => input.club_id.includes(id));
  const data = await teachersOfGroups(db, school.id, wanted);
  return { success: 'true', data };
};
