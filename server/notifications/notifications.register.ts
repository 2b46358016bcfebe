import type { notificationsCalls } from '#contract/notifications/notifications.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { clearAllNotifications } from './calls/clear-all-notifications.ts';
import { clearSelectedNotifications } from './calls/clear-selected-notifications.ts';
import { countDecreaseNotifications } from './calls/count-decrease-notifications.ts';
import { getNotificationPreferences } from './calls/get-notification-preferences.ts';
import { getStudentActivityNotification } from './calls/get-student-activity-notification.ts';
import { getStudentNotification } from './calls/get-student-notification.ts';
import { getTeacherNotification } from './calls/get-teacher-notification.ts';
import { notifications } from './calls/notifications.ts';
import { saveNotificationPreferences } from './calls/save-notification-preferences.ts';
import { teacherAssessmentNotification } from './calls/teacher-assessment-notification.ts';
import { updateAssessmentNotification } from './calls/update-assessment-notification.ts';
import { forgetJob, forgetNotifications } from './notifications.ts';
import { notifications as notificationRows, notificationWishes } from './schema.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const notificationsHandlers: Handlers<typeof notificationsCalls> = {
  'clear-all-notifications': clearAllNotifications,
  'clear-selected-notifications': clearSelectedNotifications,
  'count-decrease-notifications': countDecreaseNotifications,
  'get-notification-preferences': getNotificationPreferences,
  'get-student-activity-notification': getStudentActivityNotification,
  'get-student-notification': getStudentNotification,
  'get-teacher-notification': getTeacherNotification,
  notifications,
  'save-notification-preferences': saveNotificationPreferences,
  'teacher-assessment-notification': teacherAssessmentNotification,
  'update-assessment-notification': updateAssessmentNotification,
};

/** What the room offers besides its calls. */
export const notificationsRoom: Room = {
  personal: [
    { part: 'notifications', table: notificationRows, isMerged: true },
    { part: 'wishes about notifications', table: notificationWishes, isMerged: true },
  ],
  jobs: { [forgetJob]: forgetNotifications },
};
