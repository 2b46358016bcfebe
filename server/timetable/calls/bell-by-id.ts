import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { asWire, periodsOf } from '../queries/choices.ts';
import { bellResource } from '../resources.ts';

export const bellById: Handler<'bell-by-id'> = async (input, scene) => {
  const { id, version, name } = await findRow(bellResource, scene, input.id);
  const periods = await periodsOf(scene.db, scene.actor.school.id, [id]);
  return { id, version, name, periods: periods.map(asWire), isRemoved: false };
};
