import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { checkRefusals } from '../roster.refusals.ts';
import { checkImportInput, doneOutput } from '../roster.wire.ts';

/** Ours: starts a job that checks the file with these options, as a dry run. */
export const checkImportCall = defineCall('check-import', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: checkImportInput,
  output: doneOutput,
  errors: checkRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
  bodyBytes: 2 ** 20,
});
