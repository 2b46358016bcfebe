import { sql } from 'drizzle-orm';
import { roles, spocs, subRoles } from '#contract/core/roles.ts';
import type { Settings } from '#contract/core/school-settings.ts';
import { grades, memberships, people, schools } from '#server/directory/schema.ts';
import { officeSchools, schoolSettings } from '../schema.ts';

/** A condition on `people`: active, in an active school. Every sign-in, session and personal mail checks it. */
export const mayEnter = sql<boolean>`(${people.isActive} and exists (
  select 1 from ${schools} theirs where theirs.id = ${people.schoolId} and theirs.is_active))`;

/** [RP-01] The schools assigned to a Spoc; null: another person, without this limit. */
export const givenSchools = sql<number[] | null>`(case
  when ${people.role} = ${roles.superAdmin} and ${people.subRole} = ${subRoles.staff} and ${people.department} = ${spocs}
  then array(select given.school_id from ${officeSchools} given where given.person_id = ${people.id}) end)`;

/** The school's stored settings by key. */
export const chosenSettings = sql<Settings>`(
  select coalesce(jsonb_object_agg(chosen.key, chosen.level), '{}') from ${schoolSettings} chosen
  where chosen.school_id = ${people.schoolId})`;

/** [SM-08] True if the person is in a club's batch, or teaches one. */
export const hasClubs = sql<boolean>`exists (
  select 1 from ${memberships} joined
  join ${grades} club on club.school_id = joined.school_id and club.id = joined.grade_id and club.kind = 'club'
  where joined.school_id = ${people.schoolId} and joined.person_id = ${people.id})`;
