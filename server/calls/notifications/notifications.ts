import type { Handler, SignedInScene } from '#server/core/pipeline.ts';
import { notFound, Refusal } from '#server/core/refusal.ts';
import { preferencesOf, savePreferences } from '#server/notifications/notification-wishes.ts';
import {
  clearNotifications,
  countUnread,
  listNotifications,
  markRead,
  notificationsOf,
  tellOwnTabs,
} from '#server/notifications/notifications.ts';

/** [PF-05] */
export const notifications: Handler<'notifications'> = (_input, { app, db, actor }) =>
  notificationsOf(app, db, actor);

async function read(id: number, scene: SignedInScene) {
  const { app, db, actor } = scene;
  if (!(await markRead(app, db, actor, id))) throw notFound();
  tellOwnTabs(scene);
  return { status: 1, count: await countUnread(app, db, actor) } as const;
}

/** [PF-09] */
export const countDecreaseNotifications: Handler<'count-decrease-notifications'> = ({ id }, scene) =>
  read(id, scene);

export const updateAssessmentNotification: Handler<'update-assessment-notification'> = ({ id }, scene) =>
  read(id, scene);

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

export const getStudentActivityNotification: Handler<'get-student-activity-notification'> = async (
  _input,
  { app, db, actor },
) => ({ status: 1, data: await listNotifications(app, db, actor, ['activity']) });

export const getTeacherNotification: Handler<'get-teacher-notification'> = async (
  _input,
  { app, db, actor },
) => ({ status: 1, data: await listNotifications(app, db, actor, ['notice', 'activity']) });

/** [ST-42] */
export const teacherAssessmentNotification: Handler<'teacher-assessment-notification'> = async (
  _input,
  { app, db, actor },
) => ({ status: 1, data: await listNotifications(app, db, actor, ['assessment']) });

/** [RP-07] */
async function clear(ids: readonly number[] | 'all', scene: SignedInScene) {
  const { app, db, actor } = scene;
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'Notifications of the demo school cannot be cleared.');
  await clearNotifications(scene, ids);
  return { status: 1, count: await countUnread(app, db, actor) } as const;
}

/** [ST-39, ER-24] */
export const clearSelectedNotifications: Handler<'clear-selected-notifications'> = ({ ids }, scene) =>
  clear(ids, scene);

/** [ST-38, ER-24, QU-56] */
export const clearAllNotifications: Handler<'clear-all-notifications'> = (_input, scene) =>
  clear('all', scene);

export const getNotificationPreferences: Handler<'get-notification-preferences'> = (_input, { db, actor }) =>
  preferencesOf(db, actor);

export const saveNotificationPreferences: Handler<'save-notification-preferences'> = async (input, scene) => {
  await savePreferences(scene.db, scene.actor, input);
  tellOwnTabs(scene);
  return { status: 1 };
};
