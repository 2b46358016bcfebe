import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { toolResource } from '../queries/content-resources.ts';
import { areClasses } from '../queries/terms.ts';
import { toolClasses, toolLevels } from '../schema/terms.ts';

/** [CA-03] Adds or changes a tool. */
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
    after: async ({ id: toolId }) => {
      await db.delete(toolLevels).where(eq(toolLevels.toolId, toolId));
      await db.delete(toolClasses).where(eq(toolClasses.toolId, toolId));
      if (levels.length > 0)
        await db
          .insert(toolLevels)
          .values(levels.map((level, index) => ({ toolId, level: index + 1, name: level })));
      if (classIds.length > 0)
        await db.insert(toolClasses).values(classIds.map((classId) => ({ toolId, classId })));
    },
  });
};
