import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { submitRefusals } from '../content.refusals.ts';
import { publishInput, submitOutput } from '../projects.wire.ts';

/** Ours [RT-11]: a teacher submits their own project to the school. A repeat answers the same. */
export const submitProjectCall = defineCall('submit-project', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  rate: 'write',
  input: publishInput,
  output: submitOutput,
  errors: submitRefusals,
  access: { [roles.faculty]: 'own' },
});
