import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { correctRefusals } from '../roster.refusals.ts';
import { correctRowInput, doneOutput } from '../roster.wire.ts';

/** Ours: changes cells of a row, and checks everything again. */
export const correctImportRowCall = defineCall('mend-import-row', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: correctRowInput,
  output: doneOutput,
  errors: correctRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
