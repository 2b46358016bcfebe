import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { undoRefusals } from '../roster.refusals.ts';
import { doneOutput, ofImport } from '../roster.wire.ts';

/** Ours: takes an import back, except for the given people. */
export const undoImportCall = defineCall('undo-import', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ ...ofImport.entries, version: count }),
  output: doneOutput,
  errors: undoRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
