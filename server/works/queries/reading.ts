import { and, eq, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';
import { enrolments } from '#server/people/schema.ts';
import { works } from '../schema.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/**
 * A condition on `works`. Admins see all; teachers this year's of their divisions, approved ones of earlier years of
 * their students, and ones of earlier years that wait for review in divisions that were theirs until the year ended.
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
  const isWaiting = and(
    isOfEarlierYear(school.academicYear),
    eq(works.state, 'in_review'),
    sql`exists (select 1 from ${enrolments} e
      where e.school_id = ${works.schoolId} and e.person_id = ${id} and e.division_id = ${works.divisionId}
        and e.academic_year = ${works.academicYear} and (e.valid_to is null or e.closed_batch_id is not null))`,
  );
  return and(isOfSchool, or(isTaught, isEarlier, isWaiting)) ?? sql`false`;
}

/** Names of school years sort by time. */
const isOfEarlierYear = (academicYear: string) => lt(works.academicYear, academicYear);

/** A condition on `works`: this year's, and earlier ones that nobody has decided on. */
export const isOfYearOrWaiting = (academicYear: string) =>
  or(eq(works.academicYear, academicYear), and(isOfEarlierYear(academicYear), eq(works.state, 'in_review')));
