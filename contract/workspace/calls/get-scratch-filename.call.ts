import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { readWorkspaceInput, scratchNameOutput } from '../workspace.wire.ts';

/** [CD-02] Under which name a program of blocks is downloaded. */
export const getScratchFilenameCall = defineCall('get-scratch-filename', {
  method: 'POST',
  areas: ['Compiler'],
  input: readWorkspaceInput,
  output: scratchNameOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
