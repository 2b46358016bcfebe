import { modeOf } from '#contract/workspace/workspace.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { installedTools } from '../queries/tools.ts';

/** [QU-57] */
export const compilerToolList: Handler<'compilerToolList'> = async (_input, { db }) => {
  const tools = await installedTools(db);
  return { success: 'true', data: tools.map((tool) => ({ ...tool, iframe: modeOf(tool.engine) })) };
};
