import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallParsed, calls } from '#contract';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { pageOf } from '#server/db/page.ts';
import { masterClasses } from '#server/schools/schema.ts';
import { bookLessons, books } from '../schema/books.ts';

export function bookPage(db: Queryable, input: CallParsed<(typeof calls)['book-page']>) {
  const { state, status, class: classId } = input.filters ?? {};
  return pageOf(db, input, {
    of: books,
    where: and(
      state === 'removed' ? isNotNull(books.removedAt) : isNull(books.removedAt),
      status && eq(books.status, status),
      classId ? eq(books.classId, classId) : undefined,
    ),
    search: books.searchText,
    sorts: { name: books.name },
    order: { by: 'name' },
    key: books.id,
    rows: ({ where, orderBy, limit, offset }) =>
      db
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
        .from(books)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  });
}

/** The lessons of a book that are there, in order. */
export const lessonsOf = (db: Queryable, bookId: number) =>
  db
    .select()
    .from(bookLessons)
    .where(and(eq(bookLessons.bookId, bookId), isNull(bookLessons.removedAt)))
    .orderBy(asc(bookLessons.position));
