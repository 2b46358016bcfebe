import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { dayField, weekOutput } from '../week.wire.ts';

/**
 * The week of a day for one class, teacher or room; `id` 0: all. It includes cancelled lessons and lessons on
 * holidays, marked.
 */
export const timetableWeekCall = defineCall('timetable-week', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ by: v.picklist(['division', 'teacher', 'schoolRoom']), id: count, day: dayField }),
  output: weekOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
