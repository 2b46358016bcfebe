import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { readFileRefusals } from '../timetable.refusals.ts';
import { importOutput, readFileInput } from '../timetable.wire.ts';

/** Checks a timetable program's file and gives one verdict per row. Nothing is saved. */
export const readTimetableFileCall = defineCall('read-timetable-file', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: readFileInput,
  output: importOutput,
  errors: readFileRefusals,
  rate: 'write',
  transaction: 'parts',
  access: { [roles.schoolAdmin]: 'school' },
});
