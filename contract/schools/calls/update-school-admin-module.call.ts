import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { updateSchoolInput, updateSchoolOutput } from '../school.wire.ts';
import { updateRefusals } from '../schools.refusals.ts';

/** [C9-01] Changes a school and its admins' modules. */
export const updateSchoolAdminModuleCall = defineCall('update-school-admin-module', {
  method: 'POST',
  areas: ['School and school admin'],
  idempotencyKey: 'formSession',
  rate: 'write',
  transaction: 'parts',
  input: updateSchoolInput,
  output: updateSchoolOutput,
  errors: updateRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
  bodyBytes: 2 ** 20,
});
