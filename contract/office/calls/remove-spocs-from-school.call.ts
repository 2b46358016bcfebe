import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { givenRefusals } from '../office.refusals.ts';
import { removeSpocInput, savedUserOutput } from '../office.wire.ts';

/** [C9-03] Takes schools away from a Spoc. */
export const removeSpocsFromSchoolCall = defineCall('remove-spocs-from-school', {
  method: 'POST',
  areas: ['School and school admin'],
  rate: 'write',
  input: removeSpocInput,
  output: savedUserOutput,
  errors: givenRefusals,
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
