import type { Handler } from '#server/core/pipeline.ts';
import { shelfOf } from '../queries/books.ts';

/** [C3-04, CA-04] */
export const getDigitalBook: Handler<'get-digital-book'> = async (_input, { db, actor }) => ({
  success: 'true',
  data: await shelfOf(db, actor),
});
