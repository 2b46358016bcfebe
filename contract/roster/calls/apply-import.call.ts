import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { applyRefusals } from '../roster.refusals.ts';
import { applyImportInput, doneOutput } from '../roster.wire.ts';

/** Ours: starts a job that applies a checked import in one transaction. */
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
