import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { closedSheetOutput, sheetOfSchool } from '../sign-in-sheet.wire.ts';

/** Ours [QU-06]: closes a printed sheet, so that its codes can no longer be read. */
export const closeSignInSheetCall = defineCall('close-sign-in-sheet', {
  method: 'POST',
  areas: ['Student migration'],
  ours: true,
  input: sheetOfSchool,
  output: closedSheetOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  // Teachers make sheets too. A sheet of another person is not found.
  module: 'any',
  rate: 'write',
});
