import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { areClasses } from '../queries/terms.ts';
import { saveContent } from '../saving.ts';
import { toolClasses, toolLevels, tools } from '../schema/terms.ts';

/** [CA-03] Adds or changes a tool. */
export const saveTool: Handler<'save-tool'> = (input, scene) => {
  const { db, refuse } = scene;
  const { name, description, url, levels, classIds } = input;
  return saveContent(scene, {
    of: 'tool',
    input,
    name,
    field: 'name',
    write: async (row) => {
      if (!(await areClasses(db, classIds)))
        throw refuse('unknown_part', { issues: { classIds: 'unknown_part' } });
      const values = { name, description, url };
      const [saved] = row
        ? await db
            .update(tools)
            .set({ ...values, version: row.version + 1 })
            .where(eq(tools.id, row.id))
            .returning()
        : await db.insert(tools).values(values).returning();
      if (!saved) throw new Error('A tool was not stored.');
      const { id: toolId, version } = saved;
      await db.delete(toolLevels).where(eq(toolLevels.toolId, toolId));
      await db.delete(toolClasses).where(eq(toolClasses.toolId, toolId));
      if (levels.length > 0)
        await db
          .insert(toolLevels)
          .values(levels.map((level, index) => ({ toolId, level: index + 1, name: level })));
      if (classIds.length > 0)
        await db.insert(toolClasses).values(classIds.map((classId) => ({ toolId, classId })));
      return { id: toolId, version };
    },
  });
};
