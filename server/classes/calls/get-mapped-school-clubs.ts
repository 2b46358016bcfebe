import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { pageOfGroups } from '../queries/groups.ts';

export const getMappedSchoolClubs: Handler<'get-mapped-school-clubs'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const { rows, ...page } = await pageOfGroups(scene.db, input, school.id, 'club');
  return {
    ...page,
    rows: rows.map(({ name, parts, ...row }) => ({ ...row, club_name: name, batches: parts })),
  };
};
