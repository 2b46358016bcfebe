import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { notificationRow } from '../notifications.wire.ts';

export const getStudentNotificationCall = defineCall('get-student-notification', {
  method: 'POST',
  areas: ['Notifications'],
  loader: false,
  input: v.object({}),
  output: v.object({
    status: v.literal(1),
    data: v.object({
      notification: v.array(notificationRow),
      activity_notification: v.array(notificationRow),
    }),
  }),
  errors: {},
  access: { [roles.student]: 'own' },
});
