import type { Handler } from '#server/core/pipeline.ts';
import { listNotifications } from '../own-notifications.ts';

export const getStudentActivityNotification: Handler<'get-student-activity-notification'> = async (
  _input,
  { app, db, actor },
) => ({ status: 1, data: await listNotifications(app, db, actor, ['activity']) });
