import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { subUserPageInput, subUserPageOutput } from '../office.wire.ts';

/** [C9-02, RP-20] The people of the central office, page by page. */
export const adminSubUserListCall = defineCall('admin-sub-user-list', {
  method: 'GET',
  areas: ['School and school admin'],
  input: subUserPageInput,
  output: subUserPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
