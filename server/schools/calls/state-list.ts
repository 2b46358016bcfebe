import type { Handler } from '#server/core/pipeline.ts';
import { chosen } from '../place-choice.ts';
import { listStates } from '../queries/places.ts';

export const stateList: Handler<'state-list'> = async (input, { db }) => {
  const { rows, next } = await listStates(db, input, { countryIds: chosen(input.country_id) });
  return { success: 'true', data: rows.map(({ id, name }) => ({ State_Id: id, State_Name: name })), next };
};
