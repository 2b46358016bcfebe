import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { subUserOutput } from '../office.wire.ts';

export const subUserByIdCall = defineCall('sub-user-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: byIdInput,
  output: subUserOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
