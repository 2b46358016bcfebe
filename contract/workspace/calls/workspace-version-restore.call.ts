import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { moveHeadRefusals } from '../workspace.refusals.ts';
import { restoreVersionInput, savedProgramOutput } from '../workspace.wire.ts';

export const workspaceVersionRestoreCall = defineCall('workspace-version-restore', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  rate: 'write',
  input: restoreVersionInput,
  output: savedProgramOutput,
  errors: moveHeadRefusals,
  access: { [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
