import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { modulesOutput } from '../office.wire.ts';

/** [C9-02] Menu modules that can be granted. */
export const getModulesListCall = defineCall('get-modules-list', {
  method: 'GET',
  areas: ['School and school admin'],
  input: v.object({}),
  output: modulesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
