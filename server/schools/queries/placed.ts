import { and, count, eq, isNull, notExists, sql } from 'drizzle-orm';
import { type GroupKind, roles } from '#contract';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships, people } from '../schema.ts';

/**
 * How many students of a school sit in no class, or in no club. The groups are found first, so that people and their
 * places are read side by side in one order from their indexes, and nothing is sorted or hashed.
 */
export async function countUnplaced(db: Queryable, schoolId: number, kind: GroupKind): Promise<number> {
  const ofKind = db
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
        sql`${memberships.gradeId} = any(array(${ofKind}))`,
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
