import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { deleteCodesRefusals } from '../attempt.refusals.ts';
import { codesInput, deletedCodesOutput } from '../attempt.wire.ts';

/** [CE-03] Cancels unused codes, and ends the wait after wrong ones. */
export const deleteGeneratedOtpCall = defineCall('delete-generated-otp', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  input: codesInput,
  output: deletedCodesOutput,
  errors: deleteCodesRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
