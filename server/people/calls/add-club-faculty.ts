import { roles } from '#contract/core/roles.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { lockMemberships } from '../memberships.ts';
import { moveIntoGroups } from '../move.ts';
import { refuseUnlessMayWrite } from '../policy.ts';

export const addClubFaculty: Handler<'add-club-faculty'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  await lockMemberships(scene.db, school.id, { batches: input.batches });
  const version = await moveIntoGroups(scene, {
    school,
    role: roles.faculty,
    row: input,
    wish: (held) => ({ batches: [...held, ...input.batches] }),
  });
  tellOfClasses(scene, school.id);
  const information = 'The teacher teaches in these batches now.';
  return { success: 'true', data: { status: 'true', information, id: input.id, version } };
};
