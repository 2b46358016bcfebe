import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { similarRefusals } from '../workspace.refusals.ts';
import { similarProgramsInput, similarProgramsOutput } from '../workspace.wire.ts';

/** Programs of a class on one project that are alike, side by side: a help for teachers and no verdict. */
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
