import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { carryFiles, setAudience } from '../carried-files.ts';
import { lessonsOf } from '../queries/books.ts';
import { areClasses } from '../queries/terms.ts';
import { saveContent } from '../saving.ts';
import { books } from '../schema/books.ts';

/** [CA-03] A published book is read by whom it is for; of a draft nobody reads a lesson. */
export const saveBook: Handler<'save-book'> = (input, scene) => {
  const { db, refuse } = scene;
  const { name, description, audience, coverFileId, isPublished } = input;
  const classId = input.classId ?? 0;
  return saveContent(scene, {
    of: 'book',
    input,
    name,
    field: 'name',
    write: async (row) => {
      if (!(await areClasses(db, [classId])))
        throw refuse('unknown_part', { issues: { classId: 'unknown_part' } });
      const values = {
        name,
        description,
        classId,
        audience,
        coverFileId: coverFileId || null,
        status: isPublished ? ('published' as const) : ('draft' as const),
      };
      const [saved] = row
        ? await db
            .update(books)
            .set({ ...values, version: row.version + 1 })
            .where(eq(books.id, row.id))
            .returning()
        : await db.insert(books).values(values).returning();
      if (!saved) throw new Error('A book was not stored.');
      const reach = isPublished ? audience : 'authors';
      const cover = { schoolId: 0, kind: 'book_cover', id: saved.id, projectId: null } as const;
      await carryFiles(scene, { ...cover, audience: reach }, [coverFileId]);
      for (const { id } of await lessonsOf(db, saved.id))
        await setAudience(db, { kind: 'book_lesson', id }, reach);
      return { id: saved.id, version: saved.version };
    },
  });
};
