import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { attachContentFiles } from '../carried-files.ts';
import { lessonResource } from '../queries/content-resources.ts';
import { books } from '../schema/books.ts';

/** [CA-03] Adds or changes a lesson of a book. */
export const saveLesson: Handler<'save-lesson'> = (input, scene) => {
  const { db } = scene;
  const { bookId, title, fileId } = input;
  return saveRow(lessonResource, scene, {
    input,
    within: bookId,
    values: () => ({ title, fileId }),
    added: { bookId },
    after: async ({ id }) => {
      const [book] = await db.select().from(books).where(eq(books.id, bookId));
      const audience = book?.status === 'published' ? book.audience : 'authors';
      const carrier = { schoolId: 0, kind: 'book_lesson', id, projectId: null } as const;
      await attachContentFiles(scene, { ...carrier, audience }, [fileId]);
    },
  });
};
