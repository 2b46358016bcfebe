import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveExceptionRefusals } from '../timetable.refusals.ts';
import { saveExceptionInput } from '../timetable.wire.ts';

export const saveTimetableExceptionCall = defineCall('save-timetable-exception', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: saveExceptionInput,
  output: savedOutput,
  errors: saveExceptionRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
