import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { BookNote } from '#contract/books/books.wire.ts';
import { bookLessons } from '#server/content/schema/books.ts';
import type { Actor } from '#server/core/actor.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import type { Queryable } from '#server/db/database.ts';
import { bookNotes } from '../schema.ts';
import { tellReader } from './hints.ts';

/** Only its writer sees a note. */
export const noteResource = defineResource({
  table: bookNotes,
  owner: ({ actor }) => and(eq(bookNotes.schoolId, actor.school.id), eq(bookNotes.personId, actor.id)),
  title: 'text',
  within: bookNotes.bookId,
  audit: { area: 'books', of: 'note' },
  changed: (scene) => tellReader(scene, scene.actor.id),
});

const ofReader = ({ id, school }: Actor, bookId: number) =>
  and(
    eq(bookNotes.schoolId, school.id),
    eq(bookNotes.personId, id),
    eq(bookNotes.bookId, bookId),
    isNull(bookNotes.removedAt),
  );

/** In book order. Leaves out notes of removed lessons, which may come back. */
export async function notesOf(db: Queryable, actor: Actor, bookId: number): Promise<BookNote[]> {
  const rows = await db
    .select({ note: bookNotes })
    .from(bookNotes)
    .innerJoin(bookLessons, and(eq(bookLessons.id, bookNotes.lessonId), isNull(bookLessons.removedAt)))
    .where(ofReader(actor, bookId))
    .orderBy(asc(bookLessons.position), asc(bookNotes.page), asc(bookNotes.id));
  return rows.map(({ note: { id, version, lessonId, page, text, updatedAt } }) => ({
    id,
    version,
    lesson_id: lessonId,
    page,
    text,
    updated_at: updatedAt.getTime(),
  }));
}

export async function countNotes(db: Queryable, actor: Actor, bookId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(bookNotes)
    .where(ofReader(actor, bookId));
  return row?.count ?? 0;
}

/** Deletes for good notes removed before this time. */
export async function clearNotes(db: Queryable, before: Date): Promise<void> {
  await db.delete(bookNotes).where(lt(bookNotes.removedAt, before));
}
