import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { termResource } from '../queries/content-resources.ts';

/** [CA-03] */
export const getTerm: Handler<'get-term'> = async ({ id }, scene) => {
  const row = await findRow(termResource, scene, id);
  const { version, name, code, parentId } = row;
  return { success: 'true', data: { id, version, values: { name, code, parentId: parentId || null } } };
};
