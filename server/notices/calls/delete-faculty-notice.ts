import type { Handler } from '#server/core/pipeline.ts';
import { deleteNotices } from '../change-status.ts';

/** [QU-24] Deletes the author's own notices once they are switched off. */
export const deleteFacultyNotice: Handler<'delete-faculty-notice'> = (input, scene) =>
  deleteNotices(input.notices, scene);
