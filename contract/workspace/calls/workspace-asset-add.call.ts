import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { addAssetRefusals } from '../workspace.refusals.ts';
import { addAssetInput, addAssetOutput } from '../workspace.wire.ts';

/** [C1-15, CW-11] Claims an uploaded picture or sound. */
export const workspaceAssetAddCall = defineCall('workspace-asset-add', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  rate: 'write',
  transaction: 'parts',
  input: addAssetInput,
  output: addAssetOutput,
  errors: addAssetRefusals,
  access: { [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
