import { asc, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { toolResource } from '../queries/content-resources.ts';
import { toolClasses, toolLevels } from '../schema/terms.ts';

/** [CA-03] One tool with its levels. */
export const getTool: Handler<'get-tool'> = async ({ id }, scene) => {
  const { db } = scene;
  const tool = await findRow(toolResource, scene, id);
  const levels = await db
    .select({ name: toolLevels.name })
    .from(toolLevels)
    .where(eq(toolLevels.toolId, id))
    .orderBy(asc(toolLevels.level));
  const classes = await db
    .select({ id: toolClasses.classId })
    .from(toolClasses)
    .where(eq(toolClasses.toolId, id))
    .orderBy(asc(toolClasses.classId));
  const { version, name, description, url, allowsUrl, engine } = tool;
  const values = {
    name,
    description,
    url,
    levels: levels.map((level) => level.name),
    classIds: classes.map((each) => each.id),
    allowsUrl,
    engine,
  };
  return { success: 'true', data: { id, version, values } };
};
