import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { refuseUnlessMayWrite } from '../policy.ts';
import { lockPair, notePair } from '../queries/pairs.ts';

export const keepStudentsApart: Handler<'keep-students-apart'> = async (
  { school_id, first, second },
  scene,
) => {
  const { db, actor, app, refuse } = scene;
  const school = await reachSchool(scene, school_id);
  refuseUnlessMayWrite(scene, school);
  if (first === second) throw refuse('same_student');
  await lockPair(db, school.id, [first, second]);
  await notePair(db, school.id, [first, second], { by: actor.id, at: app.now() });
  return { success: 'true' };
};
