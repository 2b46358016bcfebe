import type { Handler } from '#server/core/pipeline.ts';
import { toolsOf } from '../queries/masters.ts';

/** [C9-03] */
export const getToolsListByGrade: Handler<'get-tools-list-by-grade'> = async ({ class_id }, { db }) => ({
  success: 'true',
  data: await toolsOf(db, class_id),
});
