import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { logoOutput, ofSchoolInput } from '../school.wire.ts';

/** [C9-01, ML-01] The address of the logo. */
export const getSchoolLogoImageCall = defineCall('get-school-logo-image', {
  method: 'GET',
  areas: ['School and school admin'],
  input: ofSchoolInput,
  output: logoOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.faculty]: 'school',
    [roles.student]: 'school',
  },
  module: 'any',
});
