import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { accessTypeOutput, ofSchoolInput } from '../school.wire.ts';

/** [C9-01] Whether a school teaches in grades, in clubs or in both. */
export const schoolAccessTypeCall = defineCall('school-access-type', {
  method: 'POST',
  areas: ['School and school admin'],
  input: ofSchoolInput,
  output: accessTypeOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.faculty]: 'school',
    [roles.student]: 'school',
  },
  module: 'any',
});
