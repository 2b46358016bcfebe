import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { dropRefusals } from '../roster.refusals.ts';
import { doneOutput, ofImport } from '../roster.wire.ts';

export const dropImportCall = defineCall('drop-import', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ ...ofImport.entries, version: count }),
  output: doneOutput,
  errors: dropRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
