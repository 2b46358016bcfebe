import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveProgramRefusals } from '../workspace.refusals.ts';
import { programBodyBytes, savedProgramOutput, saveProgramInput } from '../workspace.wire.ts';

/** [C6-03] As `save-workspace-program`, for a teacher's demonstration. */
export const saveComplierWorkspaceProgramCall = defineCall('saveComplierWorkspaceProgram', {
  method: 'POST',
  areas: ['Faculty'],
  loader: false,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: programBodyBytes,
  input: saveProgramInput,
  output: savedProgramOutput,
  errors: saveProgramRefusals,
  access: { [roles.faculty]: 'taught' },
});
