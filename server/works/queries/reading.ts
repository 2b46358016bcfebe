import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';
import { works } from '../schema.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/**
 * A condition on `works`. Admins see all; teachers this year's of their divisions, and approved ones of earlier years.
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
