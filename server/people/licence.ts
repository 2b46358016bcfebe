import { and, eq, isNull } from 'drizzle-orm';
import { type Role, roles } from '#contract';
import { Refusal } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/schools/schema.ts';

/** How many of a role the licence allows, null for any number, and how many there are. */
export async function licenceOf(db: Queryable, schoolId: number, role: Role) {
  const [row] = await db
    .select({ faculty: schools.facultyLimit, students: schools.studentLimit })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const limit = (role === roles.faculty ? row?.faculty : row?.students) ?? null;
  // Who left or lies in the bin takes no place.
  const here = and(
    eq(people.schoolId, schoolId),
    eq(people.role, role),
    isNull(people.leftAt),
    isNull(people.deletedAt),
  );
  return { limit, used: await db.$count(people, here) };
}

/**
 * [VP-40] Takes the next place of the licence, or refuses. The school's row is held until the transaction ends: of two
 * admins at once the second counts the first one's newcomer.
 */
export async function takePlace(db: Queryable, schoolId: number, role: Role): Promise<void> {
  await db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('no key update');
  const { limit, used } = await licenceOf(db, schoolId, role);
  if (limit !== null && used >= limit)
    throw new Refusal(
      'licence_full',
      `The licence of the school allows ${limit}, and all of them are there. Ask the central office for more.`,
    );
}
