import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { assetListInput, assetListOutput } from '../workspace.wire.ts';

/** [C1-15, CW-09, CW-10] A workspace's pictures and sounds with their addresses. */
export const workspaceAssetListCall = defineCall('workspace-asset-list', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  input: assetListInput,
  output: assetListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
