import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { readVersionInput, readVersionOutput } from '../workspace.wire.ts';

export const workspaceVersionCall = defineCall('workspace-version', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  input: readVersionInput,
  output: readVersionOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
