import { defineCall } from '#contract/core/define-call.ts';
import { lookupInput, lookupOutput } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';

export const consentStudentLookupCall = defineCall('consent-student-lookup', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: lookupInput,
  output: lookupOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
