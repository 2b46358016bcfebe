import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeRefusals } from '../timetable.refusals.ts';
import { setRemovedInput } from '../timetable.wire.ts';

/** Removed, or restored. A room that lessons use stays. */
export const setSchoolRoomsRemovedCall = defineCall('set-school-rooms-removed', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: setRemovedInput,
  output: changedRows,
  errors: removeRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
