import type { Handler } from '#server/core/pipeline.ts';
import { clear } from '../own-notifications.ts';

/** [ST-38, ER-24, QU-56] */
export const clearAllNotifications: Handler<'clear-all-notifications'> = (_input, scene) =>
  clear('all', scene);
