import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { readWorkspaceInput, workspaceOutput } from '../workspace.wire.ts';

/** A workspace to look at: of a student that the caller teaches, or one’s own. Nothing can be changed by it. */
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
