import type { Handler } from '#server/core/pipeline.ts';
import { listNotifications } from '../own-notifications.ts';

/** [ST-42] */
export const teacherAssessmentNotification: Handler<'teacher-assessment-notification'> = async (
  _input,
  { app, db, actor },
) => ({ status: 1, data: await listNotifications(app, db, actor, ['assessment']) });
