import type { Handler } from '#server/core/pipeline.ts';
import { chosen } from '../place-choice.ts';
import { listSchools } from '../queries/places.ts';

/** [C1-14] Schools within the caller's reach. */
export const schoolListForAdmin: Handler<'school-list-for-admin'> = async (input, { db, actor }) => {
  const within = { countryIds: chosen(input.country_id), stateIds: chosen(input.state_id) };
  const { rows, next } = await listSchools(db, actor, input, within);
  return {
    success: 'true',
    data: rows.map(({ id, name, place }) => ({ id, school_name: name, place })),
    next,
  };
};
