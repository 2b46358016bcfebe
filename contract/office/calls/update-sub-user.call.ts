import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { updateSubUserRefusals } from '../office.refusals.ts';
import { savedUserOutput, updateSubUserInput } from '../office.wire.ts';

/** [C9-03] Changes a member of the office: name, department, modules, schools. */
export const updateSubUserCall = defineCall('update-sub-user', {
  method: 'POST',
  areas: ['School and school admin'],
  idempotencyKey: 'formSession',
  rate: 'write',
  input: updateSubUserInput,
  output: savedUserOutput,
  errors: updateSubUserRefusals,
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
