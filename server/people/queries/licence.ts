import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';

/** `limit` null: any number. */
export async function licenceOf(db: Queryable, schoolId: number, role: Role) {
  const [row] = await db
    .select({ faculty: schools.facultyLimit, students: schools.studentLimit })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const limit = (role === roles.faculty ? row?.faculty : row?.students) ?? null;
  // People who left or are in the bin take no place.
  const here = and(
    eq(people.schoolId, schoolId),
    eq(people.role, role),
    isNull(people.leftAt),
    isNull(people.deletedAt),
  );
  return { limit, used: await db.$count(people, here) };
}
