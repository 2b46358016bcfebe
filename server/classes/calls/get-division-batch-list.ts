import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { listGroups, listParts } from '../queries/groups.ts';

export const getDivisionBatchList: Handler<'get-division-batch-list'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const groups = await listGroups(scene.db, school.id);
  const parts = await listParts(scene.db, school.id);
  return {
    success: 'true',
    school,
    data: groups.map(({ masterClassId, ...group }) => ({
      ...group,
      master_class_id: masterClassId,
      parts: parts
        .filter(({ groupId }) => groupId === group.id)
        .map(({ id, name, version }) => ({ id, name, version })),
    })),
  };
};
