import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { importsInput, importsOutput } from '../roster.wire.ts';

export const getImportsCall = defineCall('get-imports', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: importsInput,
  output: importsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
