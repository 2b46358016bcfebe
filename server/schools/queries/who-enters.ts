import { sql } from 'drizzle-orm';
import { roles, spocs, subRoles } from '#contract';
import { officeSchools, people, schools } from '../schema.ts';

/**
 * SQL that is true for people who may enter: switched on, in a school that is. Every way in asks this, and so does
 * every session and whatever is mailed to them alone.
 */
export const mayEnter = sql<boolean>`(${people.isActive} and exists (
  select 1 from ${schools} theirs where theirs.id = ${people.schoolId} and theirs.is_active))`;

/** [RP-01] SQL: the schools that somebody looks after, who reaches no other; null for everybody else. */
export const givenSchools = sql<number[] | null>`(case
  when ${people.role} = ${roles.superAdmin} and ${people.subRole} = ${subRoles.staff} and ${people.department} = ${spocs}
  then array(select given.school_id from ${officeSchools} given where given.person_id = ${people.id}) end)`;
