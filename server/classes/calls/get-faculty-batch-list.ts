import type { Handler } from '#server/core/pipeline.ts';
import { batchList } from '../queries/club-lists.ts';

export const getFacultyBatchList: Handler<'get-faculty-batch-list'> = async (input, scene) => ({
  success: 'true',
  data: await batchList(scene, input.club_id),
});
