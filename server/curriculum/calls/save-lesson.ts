import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { carryFiles } from '../carried-files.ts';
import { nextPosition } from '../entities.ts';
import { saveContent } from '../saving.ts';
import { bookLessons, books } from '../schema/books.ts';

/** [CA-03] Adds or changes a lesson of a book. */
export const saveLesson: Handler<'save-lesson'> = (input, scene) => {
  const { db } = scene;
  const { bookId, title, fileId } = input;
  return saveContent(scene, {
    of: 'lesson',
    input,
    name: title,
    field: 'title',
    parent: { of: 'book', id: bookId },
    write: async (row) => {
      const [saved] = row
        ? await db
            .update(bookLessons)
            .set({ title, fileId, version: row.version + 1 })
            .where(eq(bookLessons.id, row.id))
            .returning()
        : await db
            .insert(bookLessons)
            .values({ bookId, title, fileId, position: nextPosition('lesson', bookId) })
            .returning();
      if (!saved) throw new Error('A lesson was not stored.');
      const [book] = await db.select().from(books).where(eq(books.id, bookId));
      const audience = book?.status === 'published' ? book.audience : 'authors';
      const carrier = { schoolId: 0, kind: 'book_lesson', id: saved.id, projectId: null } as const;
      await carryFiles(scene, { ...carrier, audience }, [fileId]);
      return { id: saved.id, version: saved.version };
    },
  });
};
