import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { grades } from '#server/directory/schema.ts';
import { reachSchool } from '#server/schools/index.ts';
import { hasParts, listGroups } from '../queries/groups.ts';

export const getMappedClub: Handler<'get-mapped-club'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const clubs = await listGroups(scene.db, school.id, and(eq(grades.kind, 'club'), hasParts));
  return { success: 'true', data: clubs.map(({ id, name }) => ({ id, club_name: name })) };
};
