import * as v from 'valibot';
import { type CallShape, defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import {
  notificationList,
  notificationPreferences,
  notificationRow,
} from '../notifications/notifications.wire.ts';

const act = { method: 'POST', areas: ['Notifications'] } as const satisfies CallShape;
/** [CG-06] What only reads or counts notifications goes on behind the page. */
const quiet = { ...act, loader: false } as const satisfies CallShape;
const done = v.object({ status: v.literal(1), count: v.number() });
const rows = v.object({ status: v.literal(1), data: v.array(notificationRow) });

/** Area "Notifications" [CD-01]. Everybody reads and clears their own, and nobody else's. */
export const notificationCalls = {
  notifications: defineCall('notifications', {
    ...quiet,
    input: v.object({ schoolId: count }),
    output: notificationList,
    errors: [],
    access: everybodysOwn,
    claims: { school: 'schoolId' },
  }),
  /** [PF-09] The notification was clicked: it counts no more. */
  'count-decrease-notifications': defineCall('count-decrease-notifications', {
    ...quiet,
    input: v.object({ id }),
    output: done,
    errors: [],
    access: everybodysOwn,
    rate: 'write',
  }),
  'get-student-notification': defineCall('get-student-notification', {
    ...quiet,
    input: v.object({}),
    output: v.object({
      status: v.literal(1),
      data: v.object({
        notification: v.array(notificationRow),
        activity_notification: v.array(notificationRow),
      }),
    }),
    errors: [],
    access: { [roles.student]: 'own' },
  }),
  'get-student-activity-notification': defineCall('get-student-activity-notification', {
    ...quiet,
    input: v.object({}),
    output: rows,
    errors: [],
    access: { [roles.student]: 'own' },
  }),
  'get-teacher-notification': defineCall('get-teacher-notification', {
    ...quiet,
    input: v.object({}),
    output: rows,
    errors: [],
    access: { [roles.faculty]: 'own' },
  }),
  /** [ST-42] Asked for every 20 s after an update, until an answer comes. */
  'teacher-assessment-notification': defineCall('teacher-assessment-notification', {
    ...quiet,
    input: v.object({}),
    output: rows,
    errors: [],
    access: { [roles.faculty]: 'own' },
  }),
  'update-assessment-notification': defineCall('update-assessment-notification', {
    ...quiet,
    input: v.object({ id }),
    output: done,
    errors: [],
    access: { [roles.faculty]: 'own' },
    rate: 'write',
  }),
  'clear-selected-notifications': defineCall('clear-selected-notifications', {
    ...act,
    input: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)) }),
    output: done,
    errors: ['demo_school'],
    access: everybodysOwn,
    rate: 'write',
  }),
  /** [QU-56] Changes state although its method is GET. */
  'clear-all-notifications': defineCall('clear-all-notifications', {
    ...act,
    method: 'GET',
    input: v.object({}),
    output: done,
    errors: ['demo_school'],
    access: everybodysOwn,
    rate: 'write',
  }),
  /** Ours: which kinds are muted, and the quiet hours. */
  'get-notification-preferences': defineCall('get-notification-preferences', {
    ...quiet,
    ours: true,
    input: v.object({}),
    output: notificationPreferences,
    errors: [],
    access: everybodysOwn,
  }),
  /** Ours. */
  'save-notification-preferences': defineCall('save-notification-preferences', {
    ...act,
    ours: true,
    input: notificationPreferences,
    output: v.object({ status: v.literal(1) }),
    errors: [],
    access: everybodysOwn,
    rate: 'write',
  }),
};
