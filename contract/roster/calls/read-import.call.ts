import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { readRefusals } from '../roster.refusals.ts';
import { doneOutput, readImportInput } from '../roster.wire.ts';

/** Ours: starts a job that reads the file again with these sheets, heading rows and kind. */
export const readImportCall = defineCall('read-import', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: readImportInput,
  output: doneOutput,
  errors: readRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
