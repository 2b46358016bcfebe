import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { closedWorkspaceRefusals } from '../workspace.refusals.ts';
import { doneOutput, removeAssetInput } from '../workspace.wire.ts';

/** [C1-15] Deletes a picture or sound, whose address then answers 404. */
export const workspaceAssetRemoveCall = defineCall('workspace-asset-remove', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  rate: 'write',
  input: removeAssetInput,
  output: doneOutput,
  errors: closedWorkspaceRefusals,
  access: { [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
