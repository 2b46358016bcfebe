import type { Handler } from '#server/core/pipeline.ts';
import { restoreNotices } from '../change-status.ts';

export const restoreNotice: Handler<'restore-notice'> = (input, scene) =>
  restoreNotices(input.notices, scene);
