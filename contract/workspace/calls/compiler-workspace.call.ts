import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { workspaceInput, workspaceOutput } from '../workspace.wire.ts';

/** [EN-21, EN-22, CW-06, QC-40] One’s own workspace of a project, begun where there is none: of a student their program, of a teacher what they show a class. Without a workspace where the tool is used elsewhere. */
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
