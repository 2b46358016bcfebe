import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { weekRefusals } from '../timetable.refusals.ts';
import { dayField } from '../week.wire.ts';

/** Sets the A weeks: that of this day, and every second one. */
export const saveTimetableWeeksCall = defineCall('save-timetable-weeks', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ version: count, weekA: dayField }),
  output: v.object({ version: v.number() }),
  errors: weekRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
