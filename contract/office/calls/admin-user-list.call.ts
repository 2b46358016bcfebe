import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { adminPageInput, adminPageOutput } from '../office.wire.ts';

/** [C9-04] The admins of schools, page by page. */
export const adminUserListCall = defineCall('admin-user-list', {
  method: 'GET',
  areas: ['School and school admin'],
  input: adminPageInput,
  output: adminPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.admins,
});
