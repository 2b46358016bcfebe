import { defineCall } from '#contract/core/define-call.ts';
import { lookupInput, lookupOutput } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';

/** Ours [CE-01]: the caller's students, to assign an assessment one by one. */
export const assessmentStudentLookupCall = defineCall('assessment-student-lookup', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: lookupInput,
  output: lookupOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
