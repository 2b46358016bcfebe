import type { Handler } from '#server/core/pipeline.ts';
import { partsOf } from '../group-reads.ts';

export const getBatchList: Handler<'get-batch-list'> = async (input, scene) => {
  const batches = await partsOf(scene, input.school_id, 'club', input.club_id);
  return { success: 'true', data: batches.map(({ id, name }) => ({ id, batch_name: name })) };
};
