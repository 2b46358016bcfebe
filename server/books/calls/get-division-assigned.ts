import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessReadable } from '../queries/books.ts';
import { divisionsOfClass } from '../queries/classes.ts';

/** [C3-04] */
export const getDivisionAssigned: Handler<'get-division-assigned'> = async (input, scene) => {
  const classId = await refuseUnlessReadable(scene.db, scene.actor, input);
  return { success: 'true', data: await divisionsOfClass(scene, classId) };
};
