import type { Handler } from '#server/core/pipeline.ts';
import { nameExists } from '../entities.ts';

/** [CA-03] Whether a name is taken, asked while it is typed. */
export const contentNameExists: Handler<'content-name-exists'> = async (input, { db }) => {
  const exists = await nameExists(db, input);
  return { success: 'true', data: { exists, information: exists ? 'exists' : '' } };
};
