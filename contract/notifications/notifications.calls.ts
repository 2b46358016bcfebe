import { clearAllNotificationsCall } from './calls/clear-all-notifications.call.ts';
import { clearSelectedNotificationsCall } from './calls/clear-selected-notifications.call.ts';
import { countDecreaseNotificationsCall } from './calls/count-decrease-notifications.call.ts';
import { getNotificationPreferencesCall } from './calls/get-notification-preferences.call.ts';
import { getStudentActivityNotificationCall } from './calls/get-student-activity-notification.call.ts';
import { getStudentNotificationCall } from './calls/get-student-notification.call.ts';
import { getTeacherNotificationCall } from './calls/get-teacher-notification.call.ts';
import { notificationsCall } from './calls/notifications.call.ts';
import { saveNotificationPreferencesCall } from './calls/save-notification-preferences.call.ts';
import { teacherAssessmentNotificationCall } from './calls/teacher-assessment-notification.call.ts';
import { updateAssessmentNotificationCall } from './calls/update-assessment-notification.call.ts';

/** Every call of this room, for the catalogue. */
export const notificationsCalls = {
  'clear-all-notifications': clearAllNotificationsCall,
  'clear-selected-notifications': clearSelectedNotificationsCall,
  'count-decrease-notifications': countDecreaseNotificationsCall,
  'get-notification-preferences': getNotificationPreferencesCall,
  'get-student-activity-notification': getStudentActivityNotificationCall,
  'get-student-notification': getStudentNotificationCall,
  'get-teacher-notification': getTeacherNotificationCall,
  notifications: notificationsCall,
  'save-notification-preferences': saveNotificationPreferencesCall,
  'teacher-assessment-notification': teacherAssessmentNotificationCall,
  'update-assessment-notification': updateAssessmentNotificationCall,
};
