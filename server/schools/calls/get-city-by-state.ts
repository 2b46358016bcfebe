import type { Handler } from '#server/core/pipeline.ts';
import { lookupOfCities } from '../queries/places.ts';

export const getCityByState: Handler<'get-city-by-state'> = (input, { db }) =>
  lookupOfCities(db, input, input.state_id);
