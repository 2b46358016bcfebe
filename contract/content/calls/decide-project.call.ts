import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { decideRefusals } from '../content.refusals.ts';
import { decideInput, submitOutput } from '../projects.wire.ts';

/** Ours [RT-10, RP-15]: an admin accepts a teacher's project for the school, or returns it with a reason. */
export const decideProjectCall = defineCall('decide-project', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  input: decideInput,
  output: submitOutput,
  errors: decideRefusals,
  access: { [roles.schoolAdmin]: 'school' },
});
