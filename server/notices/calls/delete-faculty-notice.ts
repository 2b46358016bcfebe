import type { Handler } from '#server/core/pipeline.ts';
import { deleteNotices } from '../change-status.ts';

/** [QU-24] The author's own, once it is switched off. */
export const deleteFacultyNotice: Handler<'delete-faculty-notice'> = (input, scene) =>
  deleteNotices(input.notices, scene);
