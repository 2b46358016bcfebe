import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { createSchoolInput, createSchoolOutput } from '../school.wire.ts';
import { createRefusals } from '../schools.refusals.ts';

/** [C9-01] Creates a school, and its first admin if one is named. */
export const createSchoolAdminModuleCall = defineCall('create-school-admin-module', {
  method: 'POST',
  areas: ['School and school admin'],
  idempotencyKey: 'formSession',
  rate: 'write',
  transaction: 'parts',
  input: createSchoolInput,
  output: createSchoolOutput,
  errors: createRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
  bodyBytes: 2 ** 20,
});
