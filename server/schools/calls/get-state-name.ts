import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { describeState } from '../queries/places.ts';

export const getStateName: Handler<'get-state-name'> = async (input, { db }) => {
  const data = await describeState(db, input.state_id);
  if (!data) throw notFound();
  return { success: 'true', data };
};
