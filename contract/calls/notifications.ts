import { type CallShape, declareCall } from '../define-call.ts';

const act = { method: 'POST', areas: ['Notifications'] } as const satisfies CallShape;
/** [CG-06] What only reads or counts notifications goes on behind the page. */
const quiet = { ...act, loader: false } as const satisfies CallShape;

/** Area "Notifications" [CD-01]. */
export const notificationCalls = {
  notifications: declareCall('notifications', quiet),
  'count-decrease-notifications': declareCall('count-decrease-notifications', quiet),
  'get-student-notification': declareCall('get-student-notification', quiet),
  'get-student-activity-notification': declareCall('get-student-activity-notification', quiet),
  'get-teacher-notification': declareCall('get-teacher-notification', quiet),
  'teacher-assessment-notification': declareCall('teacher-assessment-notification', quiet),
  'update-assessment-notification': declareCall('update-assessment-notification', quiet),
  'clear-selected-notifications': declareCall('clear-selected-notifications', act),
  /** [QU-56] Changes state although its method is GET. */
  'clear-all-notifications': declareCall('clear-all-notifications', { ...act, method: 'GET' }),
};
