import type { Handler } from '#server/core/pipeline.ts';
import { listNotifications } from '../own-notifications.ts';

export const getStudentNotification: Handler<'get-student-notification'> = async (
  _input,
  { app, db, actor },
) => ({
  status: 1,
  data: {
    notification: await listNotifications(app, db, actor, ['notice']),
    activity_notification: await listNotifications(app, db, actor, ['activity']),
  },
});
