import type { BookFields } from '#contract/content/books.wire.ts';
import type { saveBookRefusals } from '#contract/content/content.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { attachContentFiles } from '../carried-files.ts';
import { findBook, lessonsOf, readersOfBook } from '../queries/books.ts';
import { setAudience } from '../queries/content-files.ts';
import { bookResource } from '../queries/content-resources.ts';
import { areClasses } from '../queries/terms.ts';

/** Taken from people who have opened it: as a draft and for another class from all, as a book for teachers from students. */
async function refuseWithReaders(
  {
    db,
    refuse,
  }: Pick<SignedInContext, 'db'> & Refusing<ReasonsOf<Pick<typeof saveBookRefusals, 'has_readers'>>>,
  bookId: number,
  next: Pick<BookFields, 'audience' | 'classId' | 'isPublished'>,
): Promise<void> {
  const book = await findBook(db, bookId);
  if (!book) return;
  const isGone = !next.isPublished || next.classId !== book.classId;
  if (!isGone && (next.audience === 'all' || book.audience !== 'all')) return;
  const readers = await readersOfBook(db, book.id, isGone ? 'everybody' : 'students');
  if (readers > 0) throw refuse('has_readers', { params: { count: readers } });
}

/** [CA-03] Nobody reads a lesson of a draft. */
export const saveBook: Handler<'save-book'> = (input, scene) => {
  const { db, refuse } = scene;
  const { name, description, audience, coverFileId, isPublished } = input;
  const classId = input.classId ?? 0;
  return saveRow(bookResource, scene, {
    input,
    values: async (row) => {
      if (row && !input.isSure) await refuseWithReaders(scene, row.id, { audience, classId, isPublished });
      if (!(await areClasses(db, [classId])))
        throw refuse('unknown_part', { issues: { classId: 'unknown_part' } });
      const status = isPublished ? 'published' : 'draft';
      return { name, description, classId, audience, coverFileId: coverFileId || null, status } as const;
    },
    after: async ({ id }) => {
      const reach = isPublished ? audience : 'authors';
      const cover = { schoolId: 0, kind: 'book_cover', id, projectId: null } as const;
      await attachContentFiles(scene, { ...cover, audience: reach }, [coverFileId]);
      for (const lesson of await lessonsOf(db, id))
        await setAudience(db, { kind: 'book_lesson', id: lesson.id }, reach);
    },
  });
};
