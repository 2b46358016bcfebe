import { and, count, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships, people } from '#server/directory/schema.ts';

/** Names the groups in the query: otherwise the planner expects few places and hashes them in each worker. */
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
