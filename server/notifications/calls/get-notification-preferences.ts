import type { Handler } from '#server/core/pipeline.ts';
import { preferencesOf } from '../queries/notification-preferences.ts';

export const getNotificationPreferences: Handler<'get-notification-preferences'> = (_input, { db, actor }) =>
  preferencesOf(db, actor);
