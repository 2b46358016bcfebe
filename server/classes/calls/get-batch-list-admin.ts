import type { Handler } from '#server/core/pipeline.ts';
import { batchList } from '../queries/club-lists.ts';

export const getBatchListAdmin: Handler<'get-batch-list-admin'> = async (input, scene) => ({
  success: 'true',
  data: await batchList(scene, input.club_id),
});
