import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchoolInput, schoolFormOutput } from '../school.wire.ts';

/** [C9-01] Defaults and options of a school's form. */
export const getSchoolAdminModuleCall = defineCall('get-school-admin-module', {
  method: 'GET',
  areas: ['School and school admin'],
  input: ofSchoolInput,
  output: schoolFormOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
});
