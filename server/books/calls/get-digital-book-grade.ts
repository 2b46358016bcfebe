import type { Handler } from '#server/core/pipeline.ts';
import { gradesWithBooks } from '../queries/classes.ts';

/** [C3-04] */
export const getDigitalBookGrade: Handler<'get-digital-book-grade'> = async (_input, scene) => ({
  success: 'true',
  data: await gradesWithBooks(scene),
});
