import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { copyPlanRefusals } from '../teaching.refusals.ts';
import { copied, copyPlanInput } from '../teaching.wire.ts';

/** Copies the class's plan of last year to the same weekdays of this year. */
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
