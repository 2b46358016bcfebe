import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { programPairInput, programPairOutput } from '../workspace.wire.ts';

/** Two programs to read beside each other: a help for teachers and no verdict. */
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
