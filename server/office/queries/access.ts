import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { LookupRequest } from '#contract/core/lookup.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { schools } from '#server/directory/schema.ts';
import { placeOfSchool } from '#server/schools/index.ts';
import { departments, officeSchools } from '#server/schools/schema.ts';

export const listDepartments = (db: Queryable) =>
  db
    .select({ id: departments.id, department_name: departments.name })
    .from(departments)
    .orderBy(asc(departments.id));

export const countDepartments = (db: Queryable, id: number): Promise<number> =>
  db.$count(departments, eq(departments.id, id));

export async function schoolsGiven(db: Queryable, personId: number): Promise<number[]> {
  const rows = await db
    .select({ id: officeSchools.schoolId })
    .from(officeSchools)
    .where(eq(officeSchools.personId, personId))
    .orderBy(officeSchools.schoolId);
  return rows.map(({ id }) => id);
}

export const lookupOfSchoolsGiven = (db: Queryable, wanted: LookupRequest, personId: number) =>
  lookupOf(db, wanted, {
    of: schools,
    where: inArray(
      schools.id,
      db
        .select({ id: officeSchools.schoolId })
        .from(officeSchools)
        .where(eq(officeSchools.personId, personId)),
    ),
    id: schools.id,
    search: schools.searchText,
    order: [schools.name],
    rows: (bound) =>
      bound(
        db.select({ id: schools.id, name: schools.name, hint: placeOfSchool.mapWith(String) }).from(schools),
      ),
  });

/** Without the office. */
export const countSchools = async (db: Queryable, ids: readonly number[]): Promise<number> =>
  ids.length === 0 ? 0 : db.$count(schools, and(inArray(schools.id, [...ids]), ne(schools.id, 0)));

export async function deleteSchoolsGiven(
  db: Queryable,
  personId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(officeSchools)
    .where(and(eq(officeSchools.personId, personId), inArray(officeSchools.schoolId, [...ids])));
}

export async function insertSchoolsGiven(
  db: Queryable,
  personId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.insert(officeSchools).values(ids.map((schoolId) => ({ personId, schoolId })));
}
