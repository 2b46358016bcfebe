import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BookLesson, ShelfBook } from '#contract/books/books.wire.ts';
import { isReadableBook, shownFileColumns } from '#server/content/index.ts';
import { bookLessons, books } from '#server/content/schema/books.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { masterClasses } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { bookNotes, lessonsRead, readingPositions } from '../schema.ts';
import { presentPosition } from './place.presenter.ts';
import { readOnShelf } from './progress.ts';

const office = 0;

/** Rises with every change of the book or its lessons, removed ones included. */
const versionOfAll = sql`(${books.version} + (
  select coalesce(sum(l.version), 0) from ${bookLessons} l where l.book_id = ${outer(books.id)}))`.mapWith(
  Number,
);

const lessonCount = sql`(
  select count(*) from ${bookLessons} l where l.book_id = ${outer(books.id)} and l.removed_at is null)`.mapWith(
  Number,
);

/** Readable books by class and name, with the reader's position and this year's progress. */
export async function shelfOf(db: Queryable, actor: Actor, only?: SQL): Promise<ShelfBook[]> {
  const rows = await db
    .select({
      book_id: books.id,
      version: versionOfAll,
      book_name: books.name,
      description: books.description,
      class_id: books.classId,
      class_name: sql<string>`coalesce(${masterClasses.name}, '')`,
      audience: books.audience,
      cover_id: sql<string>`coalesce(${books.coverFileId}::text, '')`,
      lessons: lessonCount,
      lessons_read: readOnShelf(actor).mapWith(Number),
      place: readingPositions,
    })
    .from(books)
    .leftJoin(masterClasses, eq(masterClasses.id, books.classId))
    .leftJoin(
      readingPositions,
      and(
        eq(readingPositions.bookId, books.id),
        eq(readingPositions.schoolId, actor.school.id),
        eq(readingPositions.personId, actor.id),
      ),
    )
    .where(and(isReadableBook(actor), only))
    .orderBy(asc(masterClasses.position), asc(books.name), asc(books.id));
  return rows.map(({ place, ...row }) => ({ ...row, place: place && presentPosition(place) }));
}

/** Throws 404 if the reader may not read it. */
export async function bookFor(db: Queryable, actor: Actor, bookId: number): Promise<ShelfBook> {
  const [book] = await shelfOf(db, actor, eq(books.id, bookId));
  if (!book) throw notFound();
  return book;
}

/** Without removed lessons, in order, with the reader's progress. */
export async function lessonsFor(db: Queryable, actor: Actor, bookId: number): Promise<BookLesson[]> {
  const own = sql`mine.school_id = ${actor.school.id} and mine.person_id = ${actor.id}
    and mine.lesson_id = ${outer(bookLessons.id)}`;
  const rows = await db
    .select({
      lesson_id: bookLessons.id,
      title: bookLessons.title,
      fileId: bookLessons.fileId,
      is_read: sql<boolean>`exists (
        select 1 from ${lessonsRead} mine where ${own} and mine.academic_year = ${actor.school.academicYear})`,
      notes: sql`(
        select count(*) from ${bookNotes} mine where ${own} and mine.removed_at is null)`.mapWith(Number),
    })
    .from(bookLessons)
    .where(and(eq(bookLessons.bookId, bookId), isNull(bookLessons.removedAt)))
    .orderBy(asc(bookLessons.position));
  const ids = rows.flatMap(({ fileId }) => (fileId === null || fileId === '' ? [] : [fileId]));
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ ...shownFileColumns, hasCover: sql<boolean>`${files.coverKey} is not null` })
          .from(files)
          .where(and(eq(files.schoolId, office), inArray(files.id, ids)));
  return rows.map(({ fileId, ...row }) => ({ ...row, file: found.find(({ id }) => id === fileId) ?? null }));
}

/** Throws 404 unless the lesson is in the book and the reader may read it. Returns the class of the book. */
export async function refuseUnlessReadable(
  db: Queryable,
  actor: Actor,
  { book_id, lesson_id }: { readonly book_id: number; readonly lesson_id?: number },
): Promise<number> {
  const inBook = sql`exists (
    select 1 from ${bookLessons} l
    where l.id = ${lesson_id ?? 0} and l.book_id = ${outer(books.id)} and l.removed_at is null)`;
  const [row] = await db
    .select({ classId: books.classId })
    .from(books)
    .where(and(eq(books.id, book_id), isReadableBook(actor), lesson_id === undefined ? undefined : inBook));
  if (!row) throw notFound();
  return row.classId;
}
