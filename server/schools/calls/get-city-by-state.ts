import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { cities } from '#server/directory/schema.ts';

export const getCityByState: Handler<'get-city-by-state'> = (input, { db }) =>
  lookupOf(db, input, {
    of: cities,
    where: eq(cities.stateId, input.state_id),
    id: cities.id,
    search: cities.searchText,
    order: [cities.name],
    rows: (bound) => bound(db.select({ id: cities.id, name: cities.name }).from(cities)),
  });
