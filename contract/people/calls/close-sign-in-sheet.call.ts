import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { closedSheetOutput, sheetOfSchool } from '../sign-in-sheet.wire.ts';

/** Ours [QU-06]: the cards are printed, and nobody reads their codes again. */
export const closeSignInSheetCall = defineCall('close-sign-in-sheet', {
  method: 'POST',
  areas: ['Student migration'],
  ours: true,
  input: sheetOfSchool,
  output: closedSheetOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  // Of teachers too; another person's sheet is not found.
  module: 'any',
  rate: 'write',
});
