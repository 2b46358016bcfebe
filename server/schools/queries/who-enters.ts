import { sql } from 'drizzle-orm';
import { roles, spocs, subRoles } from '#contract/core/roles.ts';
import type { Settings } from '#contract/core/school-settings.ts';
import { grades, memberships, people, schools } from '#server/directory/schema.ts';
import { officeSchools, schoolSettings } from '../schema.ts';

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

/** SQL: what the person's school chose, by key. */
export const chosenSettings = sql<Settings>`(
  select coalesce(jsonb_object_agg(chosen.key, chosen.level), '{}') from ${schoolSettings} chosen
  where chosen.school_id = ${people.schoolId})`;

/** [SM-08] SQL: is the person in a batch of a club, or do they teach one? */
export const hasClubs = sql<boolean>`exists (
  select 1 from ${memberships} joined
  join ${grades} club on club.school_id = joined.school_id and club.id = joined.grade_id and club.kind = 'club'
  where joined.school_id = ${people.schoolId} and joined.person_id = ${people.id})`;
