import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { dayField, weekOutput } from '../week.wire.ts';

/** The week of a class, teacher or room; `id` 0: all. Cancelled lessons and those on holidays are marked. */
export const timetableWeekCall = defineCall('timetable-week', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ by: v.picklist(['division', 'teacher', 'schoolRoom']), id: count, day: dayField }),
  output: weekOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
