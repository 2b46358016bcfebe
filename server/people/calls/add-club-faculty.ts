import { roles } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { moveIntoPlaces } from '../move.ts';
import { refuseUnlessMayWrite } from '../policy.ts';

export const addClubFaculty: Handler<'add-club-faculty'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene.actor, school);
  const version = await moveIntoPlaces(scene, {
    school,
    role: roles.faculty,
    row: input,
    wish: (held) => ({ batches: [...held, ...input.batches] }),
  });
  const information = 'The teacher teaches in these batches now.';
  return { success: 'true', data: { status: 'true', information, id: input.id, version } };
};
