import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessReadable } from '../queries/books.ts';
import { gradesWithBooks } from '../queries/classes.ts';

/** [C3-04] */
export const getGradeAssigned: Handler<'get-grade-assigned'> = async ({ book_id }, scene) => {
  if (book_id !== 0) await refuseUnlessReadable(scene.db, scene.actor, { book_id });
  return { success: 'true', data: await gradesWithBooks(scene, book_id) };
};
