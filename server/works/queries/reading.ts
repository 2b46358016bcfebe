import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';
import { works } from '../schema.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/**
 * May this person see the row of `works`, its files and the comments on it? A student sees their own works. A school
 * admin sees every work of the school. A teacher sees this year's works of the divisions and batches they teach, and
 * also the approved works of earlier years of their students, since a portfolio shows them. Nobody else sees a work.
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
