import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { toolResource } from '../queries/content-resources.ts';
import { classesOfTool, levelsOf } from '../queries/masters.ts';

/** [CA-03] */
export const getTool: Handler<'get-tool'> = async ({ id }, scene) => {
  const { db } = scene;
  const tool = await findRow(toolResource, scene, id);
  const levels = await levelsOf(db, id);
  const classIds = await classesOfTool(db, id);
  const { version, name, description, url, allowsUrl, engine } = tool;
  const values = {
    name,
    description,
    url,
    levels: levels.map((level) => level.name),
    classIds,
    allowsUrl,
    engine,
  };
  return { success: 'true', data: { id, version, values } };
};
