import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeExceptionRefusals } from '../timetable.refusals.ts';
import { setRemovedInput } from '../timetable.wire.ts';

/** What was removed counts no more; a clash refuses it. */
export const setTimetableExceptionsRemovedCall = defineCall('set-timetable-exceptions-removed', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: setRemovedInput,
  output: changedRows,
  errors: removeExceptionRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
