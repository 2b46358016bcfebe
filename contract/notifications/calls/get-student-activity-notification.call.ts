import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rows } from '../notification-calls.wire.ts';

export const getStudentActivityNotificationCall = defineCall('get-student-activity-notification', {
  method: 'POST',
  areas: ['Notifications'],
  loader: false,
  input: v.object({}),
  output: rows,
  errors: {},
  access: { [roles.student]: 'own' },
});
