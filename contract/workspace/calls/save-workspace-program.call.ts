import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveProgramRefusals } from '../workspace.refusals.ts';
import { programBodyBytes, savedProgramOutput, saveProgramInput } from '../workspace.wire.ts';

/** [CW-18, CW-21] Saves a version. None is ever lost: a version from another device is a conflict. */
export const saveWorkspaceProgramCall = defineCall('save-workspace-program', {
  method: 'POST',
  areas: ['Compiler'],
  loader: false,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: programBodyBytes,
  input: saveProgramInput,
  output: savedProgramOutput,
  errors: saveProgramRefusals,
  access: { [roles.student]: 'audience' },
});
