import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { subUserStatusRefusals } from '../office.refusals.ts';
import { setUserStatusInput } from '../office.wire.ts';

export const setSubUserStatusCall = defineCall('set-sub-user-status', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  input: setUserStatusInput,
  output: changedRows,
  errors: subUserStatusRefusals,
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
