import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { readWorkspaceInput, workspaceOutput } from '../workspace.wire.ts';

/** Opens a workspace read-only: the caller's own, or that of one of their students. */
export const getStudentWorkspaceCall = defineCall('get-student-workspace', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  input: readWorkspaceInput,
  output: workspaceOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
