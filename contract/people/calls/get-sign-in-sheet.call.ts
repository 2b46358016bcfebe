import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { sheetOfSchool, sheetOutput } from '../sign-in-sheet.wire.ts';

/** Ours [QU-06]: how far a sheet is, and its cards while it lasts; only for who made it. */
export const getSignInSheetCall = defineCall('get-sign-in-sheet', {
  method: 'POST',
  areas: ['Student migration'],
  ours: true,
  input: sheetOfSchool,
  output: sheetOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  // Of teachers too; another person's sheet is not found.
  module: 'any',
});
