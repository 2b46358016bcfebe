import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { workspacePageInput, workspacePageOutput } from '../workspace.wire.ts';

export const workspacePageCall = defineCall('workspace-page', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  input: workspacePageInput,
  output: workspacePageOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
