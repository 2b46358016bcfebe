import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { checkEntryRefusals } from '../timetable.refusals.ts';
import { checkEntryInput, checkEntryOutput } from '../timetable.wire.ts';

/** Finds the lesson's clashes and the next free slot. Nothing is saved. */
export const checkTimetableEntryCall = defineCall('check-timetable-entry', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: checkEntryInput,
  output: checkEntryOutput,
  errors: checkEntryRefusals,
  access: { [roles.schoolAdmin]: 'school' },
});
