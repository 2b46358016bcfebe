import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { addAdminRefusals } from '../office.refusals.ts';
import { addAdminInput, addedUserOutput } from '../office.wire.ts';

/** [C9-04] `code` is shown only in this answer. */
export const addAdminUserCall = defineCall('add-admin-user', {
  method: 'POST',
  areas: ['School and school admin'],
  request: 'data-id-flag',
  idempotencyKey: 'formSession',
  rate: 'write',
  transaction: 'parts',
  input: addAdminInput,
  output: addedUserOutput,
  errors: addAdminRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.admins,
});
