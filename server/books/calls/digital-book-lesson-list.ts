import type { Handler } from '#server/core/pipeline.ts';
import { lessonsFor, shelfOf } from '../queries/books.ts';
import { booksOfGrades } from '../queries/classes.ts';

/** [CA-01] */
export const digitalBookLessonList: Handler<'digital-book-lesson-list'> = async ({ grade_id }, scene) => {
  const { db, actor } = scene;
  const inGrade = grade_id === 0 ? null : await booksOfGrades(scene, grade_id);
  const shelf = (await shelfOf(db, actor)).filter(
    ({ book_id }) => inGrade?.some((each) => each.book_id === book_id) ?? true,
  );
  const data = [];
  for (const { book_id, book_name, class_name } of shelf) {
    const lessons = await lessonsFor(db, actor, book_id);
    const lesson_list = lessons.map(({ lesson_id, title }) => ({ lesson_id, title }));
    data.push({ book_id, book_name, class_name, lesson_list });
  }
  return { success: 'true', data };
};
