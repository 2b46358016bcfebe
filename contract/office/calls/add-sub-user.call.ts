import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { addSubUserRefusals } from '../office.refusals.ts';
import { addedUserOutput, addSubUserInput } from '../office.wire.ts';

/** [C9-03] `code` is shown only in this answer. */
export const addSubUserCall = defineCall('add-sub-user', {
  method: 'POST',
  areas: ['School and school admin'],
  idempotencyKey: 'formSession',
  rate: 'write',
  transaction: 'parts',
  input: addSubUserInput,
  output: addedUserOutput,
  errors: addSubUserRefusals,
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
