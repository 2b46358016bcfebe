import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { dayField, weekOutput } from '../week.wire.ts';

export const scheduleWeekCall = defineCall('schedule-week', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ day: v.union([v.literal(''), dayField]) }),
  output: weekOutput,
  errors: {},
  access: { [roles.faculty]: 'own', [roles.student]: 'own' },
});
