import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { reachSchool } from '#server/schools/index.ts';
import { findGroup, listParts } from '../queries/groups.ts';

export const getClub: Handler<'get-club'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const club = await findGroup(scene.db, school.id, 'club', input.id);
  if (!club) throw notFound();
  const batches = await listParts(scene.db, school.id, { groupId: club.id });
  return {
    success: 'true',
    data: {
      id: club.id,
      club_name: club.name,
      version: club.version,
      batches: batches.map(({ id, name }) => ({ id, batch_name: name })),
    },
  };
};
