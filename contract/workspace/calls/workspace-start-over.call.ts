import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { moveHeadRefusals } from '../workspace.refusals.ts';
import { savedProgramOutput, startOverInput } from '../workspace.wire.ts';

/** Starts over as a new version; earlier versions stay in the time line. */
export const workspaceStartOverCall = defineCall('workspace-start-over', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  rate: 'write',
  input: startOverInput,
  output: savedProgramOutput,
  errors: moveHeadRefusals,
  access: { [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
