import { and, eq } from 'drizzle-orm';
import { bookLessons, books } from '#server/content/schema/books.ts';
import { contentFiles } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { grades } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { schoolSettings } from '#server/schools/schema.ts';
import { newName } from '../content/content-inputs.ts';

/** Who reads books in a school: 0 nobody, 1 faculty, 2 students, 3 both. */
export async function setLevel(db: Queryable, schoolId: number, level: number): Promise<void> {
  const values = { level, changedBy: 1, changedAt: new Date(0) };
  await db
    .insert(schoolSettings)
    .values({ schoolId, key: 'allow_digital_book', ...values })
    .onConflictDoUpdate({ target: [schoolSettings.schoolId, schoolSettings.key], set: values });
}

/** Grade 9 stands for class 9 of all schools, and so on. */
export async function nameClasses(db: Queryable): Promise<void> {
  for (const [schoolId, name, masterClassId] of [
    [1, 'Grade 9', 9],
    [1, 'Grade 10', 10],
    [2, 'Grade 1', 1],
  ] as const)
    await db
      .update(grades)
      .set({ masterClassId })
      .where(and(eq(grades.schoolId, schoolId), eq(grades.name, name)));
}

export interface MadeBook {
  readonly bookId: number;
  readonly lessonIds: readonly number[];
  readonly coverId: string;
  readonly fileIds: readonly string[];
}

interface BookFacts {
  readonly classId: number;
  readonly audience?: 'faculty' | 'all';
  readonly status?: 'draft' | 'published';
  readonly lessons?: number;
}

/** A book of the office with lessons that have files of one byte. */
export async function addBook(
  db: Queryable,
  { classId, audience = 'all', status = 'published', lessons = 2 }: BookFacts,
): Promise<MadeBook> {
  const reach = status === 'published' ? audience : 'authors';
  const file = async (carrier: 'book_cover' | 'book_lesson', carrierId: number) => {
    const id = crypto.randomUUID();
    await db.insert(files).values({
      schoolId: 0,
      id,
      ownerId: 1,
      name: 'lesson.pdf',
      extension: 'pdf',
      type: 'pdf',
      mime: 'application/pdf',
      size: 1,
      sha256: id,
      storageKey: id,
      createdAt: new Date(0),
    });
    await db.insert(contentFiles).values({
      schoolId: 0,
      fileId: id,
      carrier,
      carrierId,
      projectId: null,
      audience: reach,
      addedBy: 1,
      addedAt: new Date(0),
    });
    return id;
  };
  const [book] = await db.insert(books).values({ name: newName(), classId, audience, status }).returning();
  const bookId = book?.id ?? 0;
  const coverId = await file('book_cover', bookId);
  await db.update(books).set({ coverFileId: coverId }).where(eq(books.id, bookId));
  const lessonIds: number[] = [];
  const fileIds: string[] = [];
  for (let position = 1; position <= lessons; position += 1) {
    const [lesson] = await db.insert(bookLessons).values({ bookId, title: newName(), position }).returning();
    const lessonId = lesson?.id ?? 0;
    const fileId = await file('book_lesson', lessonId);
    await db.update(bookLessons).set({ fileId }).where(eq(bookLessons.id, lessonId));
    lessonIds.push(lessonId);
    fileIds.push(fileId);
  }
  return { bookId, lessonIds, coverId, fileIds };
}
