import type { Handler } from '#server/core/pipeline.ts';
import { chosen } from '../place-choice.ts';
import { listSchools } from '../queries/places.ts';

export const schoolList: Handler<'school-list'> = async (input, { db }) => {
  const within = { countryIds: chosen(input.country_id), stateIds: chosen(input.state_id) };
  const { rows, next } = await listSchools(db, input, within);
  return {
    success: 'true',
    data: rows.map(({ id, name, place }) => ({ id, school_name: name, place })),
    next,
  };
};
