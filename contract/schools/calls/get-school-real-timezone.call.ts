import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchoolInput, zoneOutput } from '../school.wire.ts';

/** [C9-01] */
export const getSchoolRealTimezoneCall = defineCall('get-school-real-timezone', {
  method: 'POST',
  areas: ['School and school admin'],
  input: ofSchoolInput,
  output: zoneOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.faculty]: 'school',
    [roles.student]: 'school',
  },
  module: 'any',
});
