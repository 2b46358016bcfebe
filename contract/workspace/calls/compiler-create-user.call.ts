import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { compilerUserInput, compilerUserOutput } from '../workspace.wire.ts';

/** [EN-23, CW-17, QU-58] The account in the built-in studio, which checks the session: the token opens nothing. */
export const compilerCreateUserCall = defineCall('compilerCreateUser', {
  method: 'POST',
  areas: ['Compiler'],
  input: compilerUserInput,
  output: compilerUserOutput,
  errors: {},
  access: { [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
