import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { calls } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import { readingPositions } from '#server/books/schema.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { roleIs } from '#server/db/role-is.ts';
import { masterClasses, people } from '#server/directory/schema.ts';
import { bookLessons, books } from '../schema/books.ts';
import { bookResource } from './content-resources.ts';

export function bookPage(scene: SignedInContext, input: CallParsed<(typeof calls)['book-page']>) {
  const { status, class: classId } = input.filters ?? {};
  return pageOfRows(bookResource, scene, input, {
    where: and(status && eq(books.status, status), classId ? eq(books.classId, classId) : undefined),
    search: books.searchText,
    sorts: { name: books.name },
    order: { by: 'name' },
    rows: (bound) =>
      bound(
        scene.db
          .select({
            id: books.id,
            version: books.version,
            name: books.name,
            class: sql<string>`coalesce((select m.name from ${masterClasses} m where m.id = ${outer(books.classId)}), '')`,
            audience: books.audience,
            status: books.status,
            lessons: sql`(
            select count(*) from ${bookLessons} l
            where l.book_id = ${outer(books.id)} and l.removed_at is null)`.mapWith(Number),
            isRemoved: sql<boolean>`${books.removedAt} is not null`,
          })
          .from(books),
      ),
  });
}

/** Without removed ones, in order. */
export const lessonsOf = (db: Queryable, bookId: number) =>
  db
    .select()
    .from(bookLessons)
    .where(and(eq(bookLessons.bookId, bookId), isNull(bookLessons.removedAt)))
    .orderBy(asc(bookLessons.position));

export async function findBook(db: Queryable, id: number) {
  const [book] = await db.select().from(books).where(eq(books.id, id));
  return book;
}

/** Active people with a place in the book, or the students among them; 0 for one that is not published. */
export async function readersOfBook(
  db: Queryable,
  bookId: number,
  who: 'everybody' | 'students',
): Promise<number> {
  const [found] = await db
    .select({ readers: count() })
    .from(readingPositions)
    .innerJoin(books, and(eq(books.id, readingPositions.bookId), eq(books.status, 'published')))
    .innerJoin(
      people,
      and(
        eq(people.schoolId, readingPositions.schoolId),
        eq(people.id, readingPositions.personId),
        eq(people.isActive, true),
        who === 'students' ? roleIs(people.role, 'student') : undefined,
      ),
    )
    .where(eq(readingPositions.bookId, bookId));
  return found?.readers ?? 0;
}
