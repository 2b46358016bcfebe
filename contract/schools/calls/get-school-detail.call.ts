import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchoolInput, schoolDetailOutput } from '../school.wire.ts';

/** [C9-01] One school, for its form. */
export const getSchoolDetailCall = defineCall('get-school-detail', {
  method: 'POST',
  areas: ['School and school admin'],
  loader: false,
  input: ofSchoolInput,
  output: schoolDetailOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.schools,
});
