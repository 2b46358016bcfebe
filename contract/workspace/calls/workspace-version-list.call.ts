import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { versionListInput, versionListOutput } from '../workspace.wire.ts';

/** The versions of a workspace, for its owner and their teachers. */
export const workspaceVersionListCall = defineCall('workspace-version-list', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  input: versionListInput,
  output: versionListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
