import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { applyRefusals } from '../roster.refusals.ts';
import { applyImportInput, doneOutput } from '../roster.wire.ts';

/** Ours: applies what was checked, in one transaction; a job does it. */
export const applyImportCall = defineCall('apply-import', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: applyImportInput,
  output: doneOutput,
  errors: applyRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
