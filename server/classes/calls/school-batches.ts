import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { listParts } from '../queries/groups.ts';

export const schoolBatches: Handler<'school_batches'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const batches = await listParts(scene.db, school.id, { kind: 'club' });
  return {
    success: 'true',
    data: batches.map(({ id, name, groupId }) => ({ id, batch_name: name, club_id: groupId })),
  };
};
