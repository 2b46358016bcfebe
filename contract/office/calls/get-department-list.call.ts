import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { departmentsOutput } from '../office.wire.ts';

/** [C9-02, EN-12] */
export const getDepartmentListCall = defineCall('get-department-list', {
  method: 'GET',
  areas: ['School and school admin'],
  input: v.object({}),
  output: departmentsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
