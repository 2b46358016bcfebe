import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { moduleResource } from '../queries/content-resources.ts';
import { topicsOf } from '../queries/modules.ts';

/** [CA-03] */
export const getModule: Handler<'get-module'> = async ({ id }, scene) => {
  const module = await findRow(moduleResource, scene, id);
  const { version, name, description, kind, status } = module;
  const values = { name, description, kind, isPublished: status === 'published' };
  return { success: 'true', data: { id, version, values, topics: await topicsOf(scene.db, id) } };
};
