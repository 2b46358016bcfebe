import type { Handler } from '#server/core/pipeline.ts';
import { bookFor, lessonsFor } from '../queries/books.ts';

/** [C3-04, QU-35] */
export const getDigitalBookLessionList: Handler<'get-digital-book-lession-list'> = async (
  { book_id },
  { db, actor },
) => {
  const book = await bookFor(db, actor, book_id);
  return { success: 'true', data: { ...book, lesson_list: await lessonsFor(db, actor, book_id) } };
};
