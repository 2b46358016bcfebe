import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { readWorkspaceInput, scratchNameOutput } from '../workspace.wire.ts';

/** [CD-02] The file name for downloading a program of blocks. */
export const getScratchFilenameCall = defineCall('get-scratch-filename', {
  method: 'POST',
  areas: ['Compiler'],
  input: readWorkspaceInput,
  output: scratchNameOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
