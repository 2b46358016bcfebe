import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { codeOfStudentInput, codeStateOutput } from '../attempt.wire.ts';

/** [CE-03] Whether a student has a code. The code itself is shown only when it is made. */
export const getGenerateStudentOtpCall = defineCall('get-generate-student-otp', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: codeOfStudentInput,
  output: codeStateOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
