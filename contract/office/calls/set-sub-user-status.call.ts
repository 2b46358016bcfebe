import { subUsersModule } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows } from '#contract/core/rows.ts';
import { setUserStatusInput } from '../office.wire.ts';

/** Ours: people of the office are switched off and on. */
export const setSubUserStatusCall = defineCall('set-sub-user-status', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  input: setUserStatusInput,
  output: changedRows,
  errors: ['stale', 'oneself', 'last_super_admin'],
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
