import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { mendRefusals } from '../roster.refusals.ts';
import { doneOutput, mendRowInput } from '../roster.wire.ts';

/** Ours: changes cells of a row, and checks everything again. */
export const mendImportRowCall = defineCall('mend-import-row', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: mendRowInput,
  output: doneOutput,
  errors: mendRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
