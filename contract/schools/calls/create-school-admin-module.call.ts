import { modules } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { createSchoolInput, createSchoolOutput } from '../school.wire.ts';

/** [C9-01, D1] A new school, and its first admin where one is named. */
export const createSchoolAdminModuleCall = defineCall('create-school-admin-module', {
  method: 'POST',
  areas: ['School and school admin'],
  idempotencyKey: 'formSession',
  rate: 'write',
  transaction: 'parts',
  input: createSchoolInput,
  output: createSchoolOutput,
  errors: ['form_session', 'unknown_place', 'bad_content', 'image_too_large'],
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
});
