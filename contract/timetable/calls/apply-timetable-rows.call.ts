import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { applyRowsRefusals } from '../timetable.refusals.ts';
import { applyRowsInput, importOutput } from '../timetable.wire.ts';

/** Saves only the rows without a problem. */
export const applyTimetableRowsCall = defineCall('apply-timetable-rows', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: applyRowsInput,
  output: importOutput,
  errors: applyRowsRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',
  bodyBytes: 4 * 2 ** 20,
  access: { [roles.schoolAdmin]: 'school' },
});
