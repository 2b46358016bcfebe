import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { addGroups } from '../groups.ts';
import { reachSchoolToChange, refuseOtherModel } from '../school.policy.ts';

export const createClub: Handler<'create-club'> = async (input, scene) => {
  const school = await reachSchoolToChange(scene, input.school_id);
  refuseOtherModel(scene, school, 'club');
  const wanted = input.names.map((name) => ({ name, masterClassId: null }));
  return withIdempotencyKey(scene, input.formSession, async () => ({
    success: 'true' as const,
    data: await addGroups(scene, { schoolId: school.id, kind: 'club' }, wanted, input.parts),
  }));
};
