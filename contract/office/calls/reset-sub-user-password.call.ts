import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { oneselfRefusal } from '../office.refusals.ts';
import { resetUserOutput } from '../office.wire.ts';

/** Ours [QU-06]: makes a new code for a person of the office, shown once. */
export const resetSubUserPasswordCall = defineCall('reset-sub-user-password', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  transaction: 'parts',
  input: byIdInput,
  output: resetUserOutput,
  errors: oneselfRefusal,
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
