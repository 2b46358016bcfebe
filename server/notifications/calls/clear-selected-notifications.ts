import type { Handler } from '#server/core/pipeline.ts';
import { clear } from '../own-notifications.ts';

/** [ST-39, ER-24] */
export const clearSelectedNotifications: Handler<'clear-selected-notifications'> = ({ ids }, scene) =>
  clear(ids, scene);
