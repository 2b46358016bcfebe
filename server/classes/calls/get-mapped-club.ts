import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { hasParts, listGroups } from '../queries/groups.ts';

export const getMappedClub: Handler<'get-mapped-club'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const clubs = await listGroups(scene.db, school.id, 'club', hasParts);
  return { success: 'true', data: clubs.map(({ id, name }) => ({ id, club_name: name })) };
};
