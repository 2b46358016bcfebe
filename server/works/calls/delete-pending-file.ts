import type { Handler } from '#server/core/pipeline.ts';
import { eraseOwnFiles } from '../pending-file.ts';

/** A file that was saved with a work meanwhile stays: it is taken off that work instead. */
export const deletePendingFile: Handler<'delete-pending-file'> = async ({ file_id }, scene) => {
  if (scene.actor.school.isDemo) throw scene.refuse('demo_school');
  await eraseOwnFiles(scene, [file_id]);
  return { success: 'true', information: 'Deleted successfully.' };
};
