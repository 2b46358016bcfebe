import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';

interface Teacher {
  readonly schoolId: number;
  readonly personId: number;
}

interface Place {
  readonly kind: 'club' | 'grade';
  readonly gradeId: number;
  readonly divisionId: number;
}

/** Counts active students; undefined: the teacher does not teach there. */
export async function studentsWhoWatch(
  db: Queryable,
  { schoolId, personId }: Teacher,
  { kind, gradeId, divisionId }: Place,
): Promise<number | undefined> {
  const own = alias(memberships, 'own');
  const [place] = await db
    .select({
      students: sql<number>`(${db
        .select({ students: count() })
        .from(memberships)
        .innerJoin(
          people,
          and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)),
        )
        .where(
          and(
            eq(memberships.schoolId, divisions.schoolId),
            eq(memberships.divisionId, divisions.id),
            eq(people.role, roles.student),
            eq(people.isActive, true),
          ),
        )})`.mapWith(Number),
    })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .innerJoin(own, and(eq(own.schoolId, divisions.schoolId), eq(own.divisionId, divisions.id)))
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        eq(divisions.id, divisionId),
        eq(grades.id, gradeId),
        eq(grades.kind, kind),
        eq(own.personId, personId),
        isNull(divisions.archivedAt),
        isNull(grades.archivedAt),
      ),
    );
  return place?.students;
}
