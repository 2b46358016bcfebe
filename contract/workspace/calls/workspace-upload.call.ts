import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { attachProgramRefusals } from '../workspace.refusals.ts';
import { attachProgramInput, attachProgramOutput } from '../workspace.wire.ts';

/** [CW-13, CW-14, CW-15, CW-19, PU-04] Makes the newest version of the program, or another one, part of the draft of the work. */
export const workspaceUploadCall = defineCall('workspace-upload', {
  method: 'POST',
  areas: ['Compiler'],
  rate: 'write',
  input: attachProgramInput,
  output: attachProgramOutput,
  errors: attachProgramRefusals,
  access: { [roles.student]: 'audience' },
});
