import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { programZipRefusals } from '../workspace.refusals.ts';
import { programZipInput } from '../workspace.wire.ts';

/** [C6-03, CW-20] Streams a class's newest programs of a project as one zip. */
export const compilerZipCall = defineCall('compiler-zip', {
  method: 'POST',
  areas: ['Faculty'],
  response: 'binary',
  input: programZipInput,
  output: v.any(),
  errors: programZipRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
