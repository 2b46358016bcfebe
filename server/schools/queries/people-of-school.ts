import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { LookupRequest } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { personName } from './person-name.ts';

export const isAmongPeople = (schoolId: number, ids: readonly number[]): SQL | undefined =>
  and(eq(people.schoolId, schoolId), inArray(people.id, [...ids]));

/** Only active ones. */
export const isAmongActivePeople = (schoolId: number, ids: readonly number[]): SQL | undefined =>
  and(isAmongPeople(schoolId, ids), eq(people.isActive, true));

/** A condition on `people`. */
export const isActiveAdmin = (schoolId: number): SQL | undefined =>
  and(eq(people.schoolId, schoolId), eq(people.role, roles.schoolAdmin), eq(people.isActive, true));

/** For pickers. */
export const lookupPeople = (db: Queryable, request: LookupRequest, where: SQL | undefined) =>
  lookupOf(db, request, {
    of: people,
    where,
    id: people.id,
    search: people.searchText,
    order: [people.firstName, people.lastName],
    rows: (bound) =>
      bound(db.select({ id: people.id, name: personName(), hint: people.loginName }).from(people)),
  });

export async function divisionsOfPerson(
  db: Queryable,
  schoolId: number,
  personId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, schoolId), eq(memberships.personId, personId)));
  return rows.map(({ id }) => id);
}
