import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { sheetOfSchool, sheetOutput } from '../sign-in-sheet.wire.ts';

/** Ours [QU-06]: a sheet's progress, and its cards while they can be read. Only its maker may read it. */
export const getSignInSheetCall = defineCall('get-sign-in-sheet', {
  method: 'POST',
  areas: ['Student migration'],
  ours: true,
  input: sheetOfSchool,
  output: sheetOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  // Teachers make sheets too. A sheet of another person is not found.
  module: 'any',
});
