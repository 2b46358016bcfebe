import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchoolInput, yearsOutput } from '../school.wire.ts';

/** [C9-01, QU-47] */
export const getAcademicYearBySchidCall = defineCall('get-academic-year-by-schid', {
  method: 'POST',
  areas: ['School and school admin'],
  input: ofSchoolInput,
  output: yearsOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.faculty]: 'school',
    [roles.student]: 'school',
  },
  module: 'any',
});
