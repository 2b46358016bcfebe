import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { importRowsInput, importRowsOutput } from '../roster.wire.ts';

export const getImportRowsCall = defineCall('get-import-rows', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: importRowsInput,
  output: importRowsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
