import type { Handler } from '#server/core/pipeline.ts';
import { termsOf } from '../queries/masters.ts';

export const standardList: Handler<'standard-list'> = async ({ board_id }, { db }) => ({
  success: 'true',
  data: await termsOf(db, 'standard', board_id),
});
