import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { countries, states } from '#server/directory/schema.ts';

export const getStateName: Handler<'get-state-name'> = async (input, { db }) => {
  const [data] = await db
    .select({ State_Name: states.name, country_name: countries.name })
    .from(states)
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(eq(states.id, input.state_id));
  if (!data) throw notFound();
  return { success: 'true', data };
};
