import type { Handler } from '#server/core/pipeline.ts';
import { nameExists } from '#server/core/resource/name-exists.ts';
import { contentResources, sharesNames } from '../queries/content-resources.ts';

/** [CA-03] */
export const contentNameExists: Handler<'content-name-exists'> = async (input, { db }) => {
  const { of, name, kind, parentId, exceptId } = input;
  const where = sharesNames(of, kind);
  const exists = await nameExists(db, contentResources[of], { name, within: parentId, exceptId, where });
  return { success: 'true', data: { exists, information: exists ? 'exists' : '' } };
};
