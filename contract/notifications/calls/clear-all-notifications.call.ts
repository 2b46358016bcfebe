import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { done } from '../notification-calls.wire.ts';
import { clearRefusals } from '../notifications.refusals.ts';

/** [QU-56] Changes state although its method is GET. */
export const clearAllNotificationsCall = defineCall('clear-all-notifications', {
  method: 'GET',
  areas: ['Notifications'],
  input: v.object({}),
  output: done,
  errors: clearRefusals,
  access: everybodysOwn,
  rate: 'write',
});
