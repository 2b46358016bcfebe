import type { Handler } from '#server/core/pipeline.ts';
import { listCountries } from '../queries/places.ts';

/** [C1-14, AF-06] */
export const countryList: Handler<'country-list'> = async (input, { db }) => {
  const { rows, next } = await listCountries(db, input);
  return {
    success: 'true',
    data: rows.map(({ id, name }) => ({ country_id: id, country_name: name })),
    next,
  };
};
