import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { closedWorkspaceRefusals } from '../workspace.refusals.ts';
import { doneOutput, removeAssetInput } from '../workspace.wire.ts';

/** [C1-15] Deletes a picture or sound: its address answers 404 from then on. */
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
