import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { adminCodeRefusals } from '../office.refusals.ts';
import { resetUserOutput } from '../office.wire.ts';

/** Ours [QU-06]: makes a new code for a school admin, shown once. */
export const resetUserPasswordCall = defineCall('reset-user-password', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  transaction: 'parts',
  input: byIdInput,
  output: resetUserOutput,
  errors: adminCodeRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.admins,
});
