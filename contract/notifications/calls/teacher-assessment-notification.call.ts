import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rows } from '../notification-calls.wire.ts';

/** [ST-42] Polled every 20 s after an update until an answer comes. */
export const teacherAssessmentNotificationCall = defineCall('teacher-assessment-notification', {
  method: 'POST',
  areas: ['Notifications'],
  loader: false,
  input: v.object({}),
  output: rows,
  errors: {},
  access: { [roles.faculty]: 'own' },
});
