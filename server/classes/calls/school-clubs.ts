import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { listGroups } from '../queries/groups.ts';

export const schoolClubs: Handler<'school_clubs'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const clubs = await listGroups(scene.db, school.id, 'club');
  return { success: 'true', data: clubs.map(({ id, name }) => ({ id, club_name: name })) };
};
