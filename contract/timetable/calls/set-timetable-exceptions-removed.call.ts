import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeExceptionRefusals } from '../timetable.refusals.ts';

/** A clash refuses a removal or restore. */
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
