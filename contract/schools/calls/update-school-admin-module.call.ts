import { modules } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { updateSchoolInput, updateSchoolOutput } from '../school.wire.ts';

/** [C9-01, D1] */
export const updateSchoolAdminModuleCall = defineCall('update-school-admin-module', {
  method: 'POST',
  areas: ['School and school admin'],
  idempotencyKey: 'formSession',
  rate: 'write',
  transaction: 'parts',
  input: updateSchoolInput,
  output: updateSchoolOutput,
  errors: ['form_session', 'stale', 'unknown_place', 'model_in_use', 'bad_content', 'image_too_large'],
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
});
