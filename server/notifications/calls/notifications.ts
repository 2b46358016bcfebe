import type { Handler } from '#server/core/pipeline.ts';
import { notificationsOf } from '../own-notifications.ts';

/** [PF-05] Newest first. */
export const notifications: Handler<'notifications'> = (_input, { app, db, actor }) =>
  notificationsOf(app, db, actor);
