import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { adminStatusRefusals } from '../office.refusals.ts';
import { setUserStatusInput } from '../office.wire.ts';

export const setUserStatusCall = defineCall('set-user-status', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  input: setUserStatusInput,
  output: changedRows,
  errors: adminStatusRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.admins,
});
