import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { compilerToolsOutput } from '../workspace.wire.ts';

/** [QU-57] Tools that run in the browser. */
export const compilerToolListCall = defineCall('compilerToolList', {
  method: 'GET',
  areas: ['Compiler'],
  input: v.object({}),
  output: compilerToolsOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.student]: 'own',
    [roles.faculty]: 'own',
  },
});
