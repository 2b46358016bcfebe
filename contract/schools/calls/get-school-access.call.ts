import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchoolInput, schoolAccessOutput } from '../school.wire.ts';

/** [C9-01, RP-15] */
export const getSchoolAccessCall = defineCall('get-school-access', {
  method: 'POST',
  areas: ['School and school admin'],
  input: ofSchoolInput,
  output: schoolAccessOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.faculty]: 'school',
    [roles.student]: 'school',
  },
  module: 'any',
});
