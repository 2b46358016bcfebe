import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { schoolRoomResource } from '../resources.ts';

export const schoolRoomById: Handler<'school-room-by-id'> = async (input, scene) => {
  const { id, version, name, seats } = await findRow(schoolRoomResource, scene, input.id);
  return { id, version, name, seats, isRemoved: false };
};
