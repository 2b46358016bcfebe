import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { done } from '../notification-calls.wire.ts';
import { clearRefusals } from '../notifications.refusals.ts';

export const clearSelectedNotificationsCall = defineCall('clear-selected-notifications', {
  method: 'POST',
  areas: ['Notifications'],
  input: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)) }),
  output: done,
  errors: clearRefusals,
  access: everybodysOwn,
  rate: 'write',
});
