import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveProgramRefusals } from '../workspace.refusals.ts';
import { programBodyBytes, savedProgramOutput, saveProgramInput } from '../workspace.wire.ts';

/** [C6-03] The same for the program by which a teacher shows something to a class. */
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
