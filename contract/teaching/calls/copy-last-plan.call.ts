import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { copyPlanRefusals } from '../teaching.refusals.ts';
import { copied, copyPlanInput } from '../teaching.wire.ts';

/** Takes over what was planned for the class last year, on the same days of the week of this year. */
export const copyLastPlanCall = defineCall('copy-last-plan', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: copyPlanInput,
  output: copied,
  errors: copyPlanRefusals,
  access: { [roles.faculty]: 'taught' },
  rate: 'write',
});
