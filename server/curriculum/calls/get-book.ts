import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { lessonsOf } from '../queries/books.ts';
import { shownFiles } from '../queries/shown-files.ts';
import { books } from '../schema/books.ts';

/** [CA-03] One book with its lessons. */
export const getBook: Handler<'get-book'> = async ({ id }, { db }) => {
  const [book] = await db
    .select()
    .from(books)
    .where(and(eq(books.id, id), isNull(books.removedAt)));
  if (!book) throw notFound();
  const lessons = await lessonsOf(db, id);
  const files = await shownFiles(db, 0, [book.coverFileId, ...lessons.map(({ fileId }) => fileId)]);
  const fileOf = (fileId: string | null) => files.find((file) => file.id === fileId) ?? null;
  const { version, name, description, classId, audience, coverFileId, status } = book;
  return {
    success: 'true',
    data: {
      id,
      version,
      values: {
        name,
        description,
        classId,
        audience,
        coverFileId: coverFileId ?? '',
        isPublished: status === 'published',
      },
      lessons: lessons.map((lesson) => ({
        id: lesson.id,
        version: lesson.version,
        values: { title: lesson.title, fileId: lesson.fileId ?? '' },
        file: fileOf(lesson.fileId),
      })),
      cover: fileOf(coverFileId),
    },
  };
};
