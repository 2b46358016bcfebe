import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rows } from '../notification-calls.wire.ts';

export const getTeacherNotificationCall = defineCall('get-teacher-notification', {
  method: 'POST',
  areas: ['Notifications'],
  loader: false,
  input: v.object({}),
  output: rows,
  errors: {},
  access: { [roles.faculty]: 'own' },
});
