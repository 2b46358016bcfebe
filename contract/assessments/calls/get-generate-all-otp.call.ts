import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { codePage, codePageOutput } from '../attempt.wire.ts';

/** [CE-03] The code state of every student of an assessment. */
export const getGenerateAllOtpCall = defineCall('get-generate-all-otp', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: codePage,
  output: codePageOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
