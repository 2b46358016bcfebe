import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { notificationList } from '../notifications.wire.ts';

export const notificationsCall = defineCall('notifications', {
  method: 'POST',
  areas: ['Notifications'],
  loader: false,
  claims: { school: 'schoolId' },
  input: v.object({ schoolId: count }),
  output: notificationList,
  errors: {},
  access: everybodysOwn,
});
