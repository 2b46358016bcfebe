import { and, asc, eq } from 'drizzle-orm';
import { isClubModel } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { listCountries, listSchools, listStates } from '#server/schools/queries/places.ts';
import { grades, schools } from '#server/schools/schema.ts';

/** On the wire 0 is All, which here is no condition. */
const chosen = (ids: readonly number[]) => (ids.includes(0) ? [] : ids);

/** [C1-14, AF-06] */
export const countryList: Handler<'country-list'> = async (input, { db }) => {
  const { rows, next } = await listCountries(db, input);
  return {
    success: 'true',
    data: rows.map(({ id, name }) => ({ country_id: id, country_name: name })),
    next,
  };
};

export const stateList: Handler<'state-list'> = async (input, { db }) => {
  const { rows, next } = await listStates(db, input, { countryIds: chosen(input.country_id) });
  return { success: 'true', data: rows.map(({ id, name }) => ({ State_Id: id, State_Name: name })), next };
};

export const schoolList: Handler<'school-list'> = async (input, { db }) => {
  const within = { countryIds: chosen(input.country_id), stateIds: chosen(input.state_id) };
  const { rows, next } = await listSchools(db, input, within);
  return {
    success: 'true',
    data: rows.map(({ id, name, place }) => ({ id, school_name: name, place })),
    next,
  };
};

/** [AF-09] Grades, and clubs where the school teaches in clubs. */
export const getSchoolClassList: Handler<'get-school-class-list'> = async (input, { db }) => {
  const [school] = await db
    .select({ model: schools.model })
    .from(schools)
    .where(eq(schools.id, input.school_id));
  if (!school || input.school_id === 0) throw notFound();
  const data = await db
    .select({ id: grades.id, class_name: grades.name })
    .from(grades)
    .where(
      and(
        eq(grades.schoolId, input.school_id),
        eq(grades.kind, isClubModel(school.model) ? 'club' : 'grade'),
      ),
    )
    .orderBy(asc(grades.position), asc(grades.id));
  return { success: 'true', data };
};
