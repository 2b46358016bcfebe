import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { done } from '../notification-calls.wire.ts';

export const updateAssessmentNotificationCall = defineCall('update-assessment-notification', {
  method: 'POST',
  areas: ['Notifications'],
  loader: false,
  input: v.object({ id }),
  output: done,
  errors: {},
  access: { [roles.faculty]: 'own' },
  rate: 'write',
});
