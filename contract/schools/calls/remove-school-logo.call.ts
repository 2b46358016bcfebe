import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { logoOutput, ofSchoolInput } from '../school.wire.ts';

/** [C9-01] */
export const removeSchoolLogoCall = defineCall('remove-school-logo', {
  method: 'POST',
  areas: ['School and school admin'],
  rate: 'write',
  transaction: 'parts',
  input: ofSchoolInput,
  output: logoOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
});
