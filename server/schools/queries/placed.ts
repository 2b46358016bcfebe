import { and, count, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships, people } from '#server/directory/schema.ts';

/**
 * Students of the school without a place in a group of the kind. Names the groups in the query: otherwise the planner
 * expects few places and hashes them in each worker.
 */
async function isUnplacedIn(db: Queryable, schoolId: number, kind: GroupKind): Promise<SQL | undefined> {
  const ofKind = await db
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), eq(grades.kind, kind)));
  const place = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.personId, people.id),
        inArray(
          memberships.gradeId,
          ofKind.map(({ id }) => id),
        ),
      ),
    );
  return and(
    eq(people.schoolId, schoolId),
    eq(people.role, roles.student),
    isNull(people.leftAt),
    isNull(people.deletedAt),
    notExists(place),
  );
}

export async function countUnplaced(db: Queryable, schoolId: number, kind: GroupKind): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(people)
    .where(await isUnplacedIn(db, schoolId, kind));
  return row?.count ?? 0;
}

/** True for a student who is at the school, and in no group of the kind. */
export async function isUnplaced(
  db: Queryable,
  school: { readonly id: number; readonly kind: GroupKind },
  personId: number,
): Promise<boolean> {
  const unplaced = await isUnplacedIn(db, school.id, school.kind);
  return (await db.$count(people, and(unplaced, eq(people.id, personId)))) > 0;
}

/** Leavers count too. */
export async function hasPlacedStudents(db: Queryable, schoolId: number): Promise<boolean> {
  const placed = await db
    .select({ id: people.id })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .where(and(eq(memberships.schoolId, schoolId), eq(people.role, roles.student)))
    .limit(1);
  return placed.length > 0;
}
