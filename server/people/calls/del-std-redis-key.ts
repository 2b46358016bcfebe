import { roles } from '#contract/core/roles.ts';
import { forgetActors } from '#server/auth/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden } from '#server/core/refusal.ts';
import { reachSchool } from '#server/schools/index.ts';
import { findPerson } from '../queries/person.ts';

/** [C2-10] Only sessions are cached, for a second, and then looked up again. */
export const delStdRedisKey: Handler<'del-std-redis-key'> = async (input, scene) => {
  const { db, actor, scope } = scene;
  const school = await reachSchool(scene, input.school_id);
  const sought = { schoolId: school.id, id: input.id, role: roles.student };
  const { isTaught } = await findPerson(db, actor, sought);
  if (scope === 'taught' && !isTaught) throw forbidden();
  forgetActors();
  return { status: 'true', data: 1 };
};
