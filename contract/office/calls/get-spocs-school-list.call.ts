import { defineCall } from '#contract/core/define-call.ts';
import { lookupOutput } from '#contract/core/lookup.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { spocsSchoolsInput } from '../office.wire.ts';

/** [C9-03] The schools that a person looks after. */
export const getSpocsSchoolListCall = defineCall('get-spocs-school-list', {
  method: 'POST',
  areas: ['School and school admin'],
  input: spocsSchoolsInput,
  output: lookupOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
