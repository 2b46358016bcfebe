import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { decideRefusals } from '../content.refusals.ts';
import { decideInput, submitOutput } from '../projects.wire.ts';

/** Ours [RT-10, RP-15]: an admin takes a teacher's project into use in the school, or sends it back with words. */
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
