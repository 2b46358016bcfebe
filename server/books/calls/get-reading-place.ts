import type { Handler } from '#server/core/pipeline.ts';
import { bookFor } from '../queries/books.ts';

/** [QU-35] */
export const getReadingPosition: Handler<'get-reading-place'> = async ({ book_id }, { db, actor }) => {
  const { place } = await bookFor(db, actor, book_id);
  return { success: 'true', data: { place } };
};
