import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { eraseOwnFiles } from '../pending-file.ts';

/** A file that was saved with a work meanwhile stays. */
export const deletePendingFile: Handler<'delete-pending-file'> = async ({ file_id }, scene) => {
  refuseDemo(scene);
  await eraseOwnFiles(scene, [file_id]);
  return { success: 'true', information: 'Deleted successfully.' };
};
