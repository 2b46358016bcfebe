import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { isReadableBook } from '#server/content/index.ts';
import { books } from '#server/content/schema/books.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';

interface Asking {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly scope: Scope;
}

/** A condition on `divisions`: of the school, or taught by the caller. */
function isInReach({ actor, scope }: Asking): SQL {
  const taught = sql`exists (
    select 1 from ${memberships} m
    where m.school_id = ${divisions.schoolId} and m.division_id = ${divisions.id} and m.person_id = ${actor.id})`;
  const isOfSchool = and(
    eq(divisions.schoolId, actor.school.id),
    eq(grades.kind, 'grade'),
    isNull(grades.archivedAt),
    isNull(divisions.archivedAt),
  );
  return and(isOfSchool, scope === 'taught' ? taught : undefined) ?? sql`false`;
}

const inGrade = and(eq(divisions.schoolId, grades.schoolId), eq(divisions.gradeId, grades.id));

/** `classId` is a class of all schools. */
export const divisionsOfClass = (asking: Asking, classId: number) =>
  asking.db
    .select({
      grade_id: grades.id,
      grade_name: grades.name,
      division_id: divisions.id,
      division_name: divisions.name,
      students: sql`(
        select count(*) from ${memberships} m
        join ${people} p on p.school_id = m.school_id and p.id = m.person_id
        where m.school_id = ${outer(divisions.schoolId)} and m.division_id = ${outer(divisions.id)}
          and p.role = ${roles.student} and p.left_at is null and p.deleted_at is null)`.mapWith(Number),
    })
    .from(divisions)
    .innerJoin(grades, inGrade)
    .where(and(isInReach(asking), eq(grades.masterClassId, classId)))
    .orderBy(asc(grades.position), asc(divisions.name));

/** `bookId` 0: any book. */
export const gradesWithBooks = (asking: Asking, bookId = 0) =>
  asking.db
    .select({
      grade_id: grades.id,
      grade_name: grades.name,
      books: sql`count(distinct ${books.id})`.mapWith(Number),
    })
    .from(divisions)
    .innerJoin(grades, inGrade)
    .innerJoin(books, eq(books.classId, grades.masterClassId))
    .where(and(isInReach(asking), isReadableBook(asking.actor), bookId ? eq(books.id, bookId) : undefined))
    .groupBy(grades.id, grades.name, grades.position)
    .orderBy(asc(grades.position), asc(grades.id));

/** `gradeId` 0: all grades. */
export const booksOfGrades = (asking: Asking, gradeId: number) =>
  asking.db
    .selectDistinct({
      book_id: books.id,
      book_name: books.name,
      grade_id: grades.id,
      grade_name: grades.name,
      for_students: sql<boolean>`${books.audience} = 'all'`,
      position: grades.position,
    })
    .from(divisions)
    .innerJoin(grades, inGrade)
    .innerJoin(books, eq(books.classId, grades.masterClassId))
    .where(and(isInReach(asking), isReadableBook(asking.actor), gradeId ? eq(grades.id, gradeId) : undefined))
    .orderBy(asc(grades.position), asc(books.name), asc(books.id));

export async function sitsIn(
  db: Queryable,
  schoolId: number,
  studentId: number,
  divisionId: number,
): Promise<boolean> {
  const found = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(
      memberships,
      and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id)),
    )
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.id, studentId),
        eq(people.role, roles.student),
        isNull(people.deletedAt),
        eq(memberships.divisionId, divisionId),
      ),
    );
  return found.length > 0;
}
