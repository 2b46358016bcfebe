import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { toolResource } from '../queries/content-resources.ts';
import { replacePartsOfTool } from '../queries/masters.ts';
import { areClasses } from '../queries/terms.ts';

/** [CA-03] */
export const saveTool: Handler<'save-tool'> = (input, scene) => {
  const { db, refuse } = scene;
  const { name, description, url, levels, classIds, allowsUrl, engine } = input;
  return saveRow(toolResource, scene, {
    input,
    values: async () => {
      if (!(await areClasses(db, classIds)))
        throw refuse('unknown_part', { issues: { classIds: 'unknown_part' } });
      return { name, description, url, allowsUrl, engine };
    },
    after: ({ id }) => replacePartsOfTool(db, id, { levels, classIds }),
  });
};
