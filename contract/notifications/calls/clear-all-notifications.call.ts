import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { done } from '../notification-calls.wire.ts';

/** [QU-56] Changes state although its method is GET. */
export const clearAllNotificationsCall = defineCall('clear-all-notifications', {
  method: 'GET',
  areas: ['Notifications'],
  input: v.object({}),
  output: done,
  errors: ['demo_school'],
  access: everybodysOwn,
  rate: 'write',
});
