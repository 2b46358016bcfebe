import type { Handler } from '#server/core/pipeline.ts';
import { levelsOf } from '../queries/masters.ts';

export const moduleToolLevel: Handler<'module-tool-level'> = async ({ tool_id }, { db }) => ({
  success: 'true',
  data: await levelsOf(db, tool_id),
});
