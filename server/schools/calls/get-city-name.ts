import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { cities, countries, states } from '#server/directory/schema.ts';

export const getCityName: Handler<'get-city-name'> = async (input, { db }) => {
  const [data] = await db
    .select({ city_name: cities.name, State_Name: states.name, country_name: countries.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(eq(cities.id, input.city_id));
  if (!data) throw notFound();
  return { success: 'true', data };
};
