import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { accessRefusals } from '../office.refusals.ts';
import { savedUserOutput, updateAccessInput } from '../office.wire.ts';

/** [C9-03, RP-20] Sets a person's modules and the schools they look after. */
export const updateSubUserAccessCall = defineCall('update-sub-user-access', {
  method: 'POST',
  areas: ['School and school admin'],
  rate: 'write',
  input: updateAccessInput,
  output: savedUserOutput,
  errors: accessRefusals,
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
