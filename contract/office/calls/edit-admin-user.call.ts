import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { editAdminRefusals } from '../office.refusals.ts';
import { editAdminInput, savedUserOutput } from '../office.wire.ts';

/** [C9-04] Changes a school admin. */
export const editAdminUserCall = defineCall('edit-admin-user', {
  method: 'POST',
  areas: ['School and school admin'],
  request: 'data-id-flag',
  idempotencyKey: 'formSession',
  rate: 'write',
  input: editAdminInput,
  output: savedUserOutput,
  errors: editAdminRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.admins,
});
