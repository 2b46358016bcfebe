import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { attachContentFiles } from '../carried-files.ts';
import { findBook } from '../queries/books.ts';
import { lessonResource } from '../queries/content-resources.ts';

/** [CA-03] */
export const saveLesson: Handler<'save-lesson'> = (input, scene) => {
  const { db } = scene;
  const { bookId, title, fileId } = input;
  return saveRow(lessonResource, scene, {
    input,
    within: bookId,
    values: () => ({ title, fileId }),
    added: { bookId },
    after: async ({ id }) => {
      const book = await findBook(db, bookId);
      const audience = book?.status === 'published' ? book.audience : 'authors';
      const carrier = { schoolId: 0, kind: 'book_lesson', id, projectId: null } as const;
      await attachContentFiles(scene, { ...carrier, audience }, [fileId]);
    },
  });
};
