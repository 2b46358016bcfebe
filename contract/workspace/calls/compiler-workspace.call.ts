import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { workspaceInput, workspaceOutput } from '../workspace.wire.ts';

/**
 * [EN-21, EN-22, CW-06, QC-40] The caller's workspace of a project, created if needed: a student's program, or a
 * teacher's demonstration. There is none if the tool is used elsewhere.
 */
export const compilerWorkspaceCall = defineCall('compilerWorkspace', {
  method: 'POST',
  areas: ['Compiler'],
  rate: 'write',
  transaction: true,
  input: workspaceInput,
  output: workspaceOutput,
  errors: {},
  access: { [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
