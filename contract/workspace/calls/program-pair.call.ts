import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { programPairInput, programPairOutput } from '../workspace.wire.ts';

/** Two programs side by side, as a help for teachers and not as a verdict. */
export const programPairCall = defineCall('program-pair', {
  method: 'POST',
  areas: ['Compiler'],
  ours: true,
  loader: false,
  atOnce: { person: 2, school: 4 },
  input: programPairInput,
  output: programPairOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
