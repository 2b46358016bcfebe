import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { detachProgramRefusals } from '../workspace.refusals.ts';
import { detachProgramInput, detachProgramOutput } from '../workspace.wire.ts';

/** [PU-04] Removes the program from a work's draft. It stays in its workspace. */
export const workspaceProgramRemoveCall = defineCall('workspace-program-remove', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  rate: 'write',
  input: detachProgramInput,
  output: detachProgramOutput,
  errors: detachProgramRefusals,
  access: { [roles.student]: 'audience' },
});
