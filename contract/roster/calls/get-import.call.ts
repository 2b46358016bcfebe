import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { importOutput, ofImport } from '../roster.wire.ts';

export const getImportCall = defineCall('get-import', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: ofImport,
  output: importOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
