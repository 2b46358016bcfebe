import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ClassProgress } from '#contract/books/books.wire.ts';
import { roles } from '#contract/core/roles.ts';
import { bookLessons, books } from '#server/content/schema/books.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { lessonsCompleted, lessonsRead } from '../schema.ts';

/**
 * A student's own; a teacher's as completed by their classes; an admin's by any class. Removed lessons do not count.
 */
export function readOnShelf({ id, role, school }: Actor): SQL<number> {
  const year = sql`done.school_id = ${school.id} and done.academic_year = ${school.academicYear}`;
  const here = sql`join ${bookLessons} l on l.id = done.lesson_id and l.removed_at is null
    where l.book_id = ${outer(books.id)} and ${year}`;
  if (role === roles.student)
    return sql`(select count(*) from ${lessonsRead} done ${here} and done.person_id = ${id})`;
  const taught =
    role === roles.faculty
      ? sql`and exists (
          select 1 from ${memberships} m
          where m.school_id = done.school_id and m.division_id = done.division_id and m.person_id = ${id})`
      : sql``;
  return sql`(select count(distinct done.lesson_id) from ${lessonsCompleted} done ${here} ${taught})`;
}

/** Lessons that each student of the division read this year, and that the class completed. */
export async function classProgress(
  db: Queryable,
  { id: schoolId, academicYear }: Actor['school'],
  bookId: number,
  divisionId: number,
): Promise<ClassProgress> {
  const lessons = await db
    .select({
      lesson_id: bookLessons.id,
      title: bookLessons.title,
      is_completed: sql<boolean>`exists (
        select 1 from ${lessonsCompleted} done
        where done.school_id = ${schoolId} and done.academic_year = ${academicYear}
          and done.division_id = ${divisionId} and done.lesson_id = ${outer(bookLessons.id)})`,
    })
    .from(bookLessons)
    .where(and(eq(bookLessons.bookId, bookId), isNull(bookLessons.removedAt)))
    .orderBy(asc(bookLessons.position));
  const students = await db
    .select({
      student_id: people.id,
      student_name: personName(people),
      read: sql<number[]>`coalesce((
        select array_agg(done.lesson_id order by l.position) from ${lessonsRead} done
        join ${bookLessons} l on l.id = done.lesson_id and l.removed_at is null and l.book_id = ${bookId}
        where done.school_id = ${outer(people.schoolId)} and done.person_id = ${outer(people.id)}
          and done.academic_year = ${academicYear}), '{}')`,
    })
    .from(people)
    .innerJoin(
      memberships,
      and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id)),
    )
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(memberships.divisionId, divisionId),
        eq(people.role, roles.student),
        isNull(people.leftAt),
        isNull(people.deletedAt),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id));
  return {
    lesson_list: lessons.map((lesson) => ({
      ...lesson,
      read: students.filter(({ read }) => read.includes(lesson.lesson_id)).length,
    })),
    students,
  };
}
