import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { attachProgramRefusals } from '../workspace.refusals.ts';
import { attachProgramInput, attachProgramOutput } from '../workspace.wire.ts';

/** [CW-13, CW-14, CW-15, CW-19, PU-04] Adds a version of the program, usually the newest, to the work's draft. */
export const workspaceUploadCall = defineCall('workspace-upload', {
  method: 'POST',
  areas: ['Compiler'],
  rate: 'write',
  input: attachProgramInput,
  output: attachProgramOutput,
  errors: attachProgramRefusals,
  access: { [roles.student]: 'audience' },
});
