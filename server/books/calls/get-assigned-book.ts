import type { Handler } from '#server/core/pipeline.ts';
import { booksOfGrades } from '../queries/classes.ts';

/** [CA-01] */
export const getAssignedBook: Handler<'get-assigned-book'> = async ({ grade_id }, scene) => {
  const rows = await booksOfGrades(scene, grade_id);
  const data = rows.map(({ book_id, book_name, grade_id: ofGrade, grade_name, for_students }) => ({
    book_id,
    book_name,
    grade_id: ofGrade,
    grade_name,
    for_students,
  }));
  return { success: 'true', data };
};
