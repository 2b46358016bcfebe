import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { makeCodesRefusals } from '../attempt.refusals.ts';
import { codesInput, madeCodesOutput } from '../attempt.wire.ts';

/** [CE-03] Makes a code for each of these students; earlier codes become invalid. */
export const generateStudentOtpCall = defineCall('generate-student-otp', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  input: codesInput,
  output: madeCodesOutput,
  errors: makeCodesRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
