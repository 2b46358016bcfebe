import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';

export function teachersOfGroups(db: Queryable, schoolId: number, groups: readonly number[]) {
  const teaches = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.schoolId, people.schoolId),
        eq(memberships.personId, people.id),
        inArray(memberships.gradeId, [...groups]),
      ),
    );
  return db
    .select({ id: people.id, faculty_name: personName(), user_id: people.loginName })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.role, roles.faculty),
        eq(people.isActive, true),
        exists(teaches),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id));
}

/** Teachers by division, without one teacher. */
export async function teachersByDivision(
  db: Queryable,
  schoolId: number,
  divisions: readonly number[],
  except: number,
) {
  if (divisions.length === 0) return [];
  const rows = await db
    .select({ division: memberships.divisionId, id: people.id, name: personName() })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        inArray(memberships.divisionId, [...divisions]),
        eq(people.role, roles.faculty),
        eq(people.isActive, true),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName));
  return divisions.map((division_id) => ({
    division_id,
    faculty_name: rows
      .filter(({ division, id }) => division === division_id && id !== except)
      .map(({ name }) => name),
  }));
}
