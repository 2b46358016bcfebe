import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/schools/schema.ts';
import { works } from './schema.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/**
 * Is the row of `works` one that this person may see, with its files and what was said about it? A student sees their
 * own, a teacher those of this year in the divisions and batches they teach, a school admin those of the school; nobody
 * else any. Of students they teach now a teacher also sees what was approved in earlier years, which a portfolio shows.
 */
export function isReadableWork({ id, role, school }: Reader): SQL {
  const isOfSchool = eq(works.schoolId, school.id);
  if (role === roles.schoolAdmin) return isOfSchool;
  if (role === roles.student) return and(isOfSchool, eq(works.personId, id)) ?? sql`false`;
  if (role !== roles.faculty) return sql`false`;
  const taught = builder
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)));
  const students = builder
    .select({ id: memberships.personId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), inArray(memberships.divisionId, taught)));
  const isThisYear = eq(works.academicYear, school.academicYear);
  const isTaught = and(isThisYear, inArray(works.divisionId, taught));
  const isEarlier = and(not(isThisYear), eq(works.state, 'approved'), inArray(works.personId, students));
  return and(isOfSchool, or(isTaught, isEarlier)) ?? sql`false`;
}
