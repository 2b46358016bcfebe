import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { lessonsCompleted, lessonsRead } from '../schema.ts';

type Read = typeof lessonsRead.$inferInsert;
type Completed = typeof lessonsCompleted.$inferInsert;

/** Each function returns the rows it changed. */
export const insertRead = (db: Queryable, row: Read) =>
  db.insert(lessonsRead).values(row).onConflictDoNothing().returning();

export const deleteRead = (
  db: Queryable,
  {
    schoolId,
    academicYear,
    personId,
    lessonId,
  }: Pick<Read, 'schoolId' | 'academicYear' | 'personId' | 'lessonId'>,
) =>
  db
    .delete(lessonsRead)
    .where(
      and(
        eq(lessonsRead.schoolId, schoolId),
        eq(lessonsRead.academicYear, academicYear),
        eq(lessonsRead.personId, personId),
        eq(lessonsRead.lessonId, lessonId),
      ),
    )
    .returning();

export const insertCompleted = (db: Queryable, row: Completed) =>
  db.insert(lessonsCompleted).values(row).onConflictDoNothing().returning();

export const deleteCompleted = (
  db: Queryable,
  {
    schoolId,
    academicYear,
    divisionId,
    lessonId,
  }: Pick<Completed, 'schoolId' | 'academicYear' | 'divisionId' | 'lessonId'>,
) =>
  db
    .delete(lessonsCompleted)
    .where(
      and(
        eq(lessonsCompleted.schoolId, schoolId),
        eq(lessonsCompleted.academicYear, academicYear),
        eq(lessonsCompleted.divisionId, divisionId),
        eq(lessonsCompleted.lessonId, lessonId),
      ),
    )
    .returning();
