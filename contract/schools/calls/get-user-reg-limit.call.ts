import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchoolInput, registrationLimitOutput } from '../school.wire.ts';

/** [C9-04, VP-40] */
export const getUserRegLimitCall = defineCall('get-user-regLimit', {
  method: 'POST',
  areas: ['School and school admin'],
  input: ofSchoolInput,
  output: registrationLimitOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.finance]: 'all' },
  module: 'any',
});
