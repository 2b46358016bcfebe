import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { describeCity } from '../queries/places.ts';

export const getCityName: Handler<'get-city-name'> = async (input, { db }) => {
  const data = await describeCity(db, input.city_id);
  if (!data) throw notFound();
  return { success: 'true', data };
};
