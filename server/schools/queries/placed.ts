import { and, count, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships, people } from '#server/directory/schema.ts';

/**
 * How many students of a school sit in no class, or in no club. The groups are found first and named, for a planner that
 * does not know which they are takes their places for few and hashes them, once for each of its workers; now it knows,
 * and reads people and their places side by side from their indexes.
 */
export async function countUnplaced(db: Queryable, schoolId: number, kind: GroupKind): Promise<number> {
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
  const [row] = await db
    .select({ count: count() })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.role, roles.student),
        isNull(people.leftAt),
        isNull(people.deletedAt),
        notExists(place),
      ),
    );
  return row?.count ?? 0;
}

/** Is any student in a class or club of the school? Those who left count too. */
export async function hasPlacedStudents(db: Queryable, schoolId: number): Promise<boolean> {
  const placed = await db
    .select({ id: people.id })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .where(and(eq(memberships.schoolId, schoolId), eq(people.role, roles.student)))
    .limit(1);
  return placed.length > 0;
}
