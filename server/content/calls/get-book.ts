import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { lessonsOf } from '../queries/books.ts';
import { bookResource } from '../queries/content-resources.ts';
import { shownFiles } from '../queries/shown-files.ts';

/** [CA-03] */
export const getBook: Handler<'get-book'> = async ({ id }, scene) => {
  const { db } = scene;
  const book = await findRow(bookResource, scene, id);
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
