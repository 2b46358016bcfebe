import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { done } from '../notification-calls.wire.ts';

/** [PF-09] Marks a clicked notification as read. */
export const countDecreaseNotificationsCall = defineCall('count-decrease-notifications', {
  method: 'POST',
  areas: ['Notifications'],
  loader: false,
  input: v.object({ id }),
  output: done,
  errors: {},
  access: everybodysOwn,
  rate: 'write',
});
