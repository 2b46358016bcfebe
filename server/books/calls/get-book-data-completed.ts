import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseUnlessReadable } from '../queries/books.ts';
import { divisionsOfClass } from '../queries/classes.ts';
import { classProgress } from '../queries/progress.ts';

/** [C3-04] */
export const getBookDataCompleted: Handler<'get-book-data-completed'> = async (input, scene) => {
  const { db, actor } = scene;
  const { book_id, division_id } = input;
  const classId = await refuseUnlessReadable(db, actor, { book_id });
  const divisions = await divisionsOfClass(scene, classId);
  if (!divisions.some((each) => each.division_id === division_id)) throw notFound();
  return { success: 'true', data: await classProgress(db, actor.school, book_id, division_id) };
};
