import type { Handler } from '#server/core/pipeline.ts';
import { toolsOf } from '../queries/masters.ts';

/** [C9-02] */
export const getToolList: Handler<'get-tool-list'> = async (_input, { db }) => ({
  success: 'true',
  data: await toolsOf(db, null),
});
