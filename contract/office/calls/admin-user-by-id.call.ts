import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { adminUserOutput } from '../office.wire.ts';

/** [C9-04] One school admin, for the form. */
export const adminUserByIdCall = defineCall('admin-user-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  input: byIdInput,
  output: adminUserOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.admins,
});
