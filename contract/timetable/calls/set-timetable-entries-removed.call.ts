import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeEntryRefusals } from '../timetable.refusals.ts';

export const setTimetableEntriesRemovedCall = defineCall('set-timetable-entries-removed', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: setRemovedInput,
  output: changedRows,
  errors: removeEntryRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
