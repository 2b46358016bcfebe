import type { Handler } from '#server/core/pipeline.ts';
import { listNotifications } from '../own-notifications.ts';

export const getTeacherNotification: Handler<'get-teacher-notification'> = async (
  _input,
  { app, db, actor },
) => ({ status: 1, data: await listNotifications(app, db, actor, ['notice', 'activity']) });
