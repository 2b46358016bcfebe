import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { similarRefusals } from '../workspace.refusals.ts';
import { similarProgramsInput, similarProgramsOutput } from '../workspace.wire.ts';

/** Similar programs of a class on one project, as a help for teachers and not as a verdict. */
export const similarProgramsCall = defineCall('similar-programs', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  atOnce: { person: 1, school: 2 },
  input: similarProgramsInput,
  output: similarProgramsOutput,
  errors: similarRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
