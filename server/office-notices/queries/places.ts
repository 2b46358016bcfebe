import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isClubModel } from '#contract/core/school-models.ts';
import type { Queryable } from '#server/db/database.ts';
import { countries, grades, schools, states } from '#server/directory/schema.ts';
import type { OfficeLine } from '#server/notices/index.ts';

export async function countCountries(db: Queryable, ids: readonly number[]): Promise<number> {
  const known = await db
    .select({ id: countries.id })
    .from(countries)
    .where(inArray(countries.id, [...ids]));
  return known.length;
}

export async function countStates(db: Queryable, countryId: number, ids: readonly number[]): Promise<number> {
  const known = await db
    .select({ id: states.id })
    .from(states)
    .where(and(eq(states.countryId, countryId), inArray(states.id, [...ids])));
  return known.length;
}

/** Lines for those of the schools that lie in one of the countries and states; null: in any. */
export const listSchoolLines = (
  db: Queryable,
  ids: readonly number[],
  within: { readonly countryIds: readonly number[] | null; readonly stateIds: readonly number[] | null },
): Promise<OfficeLine[]> =>
  db
    .select({ countryId: schools.countryId, stateId: schools.stateId, targetId: schools.id })
    .from(schools)
    .where(
      and(
        inArray(schools.id, [...ids]),
        within.countryIds ? inArray(schools.countryId, [...within.countryIds]) : undefined,
        within.stateIds ? inArray(schools.stateId, [...within.stateIds]) : undefined,
      ),
    );

const clubModels = [0, 1, 2, 3, 4, 5].filter(isClubModel);

/** The ids that are grades of the school, or clubs of a school of clubs. */
export async function listGradesOf(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
): Promise<number[]> {
  const found = await db
    .select({ gradeId: grades.id })
    .from(grades)
    .innerJoin(schools, eq(schools.id, grades.schoolId))
    .where(
      and(
        eq(grades.schoolId, schoolId),
        inArray(grades.id, [...ids]),
        isNull(grades.archivedAt),
        sql`${grades.kind} = case when ${inArray(schools.model, clubModels)} then 'club' else 'grade' end`,
      ),
    );
  return found.map(({ gradeId }) => gradeId);
}
