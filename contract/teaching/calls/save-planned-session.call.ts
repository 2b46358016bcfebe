import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { planRefusals } from '../teaching.refusals.ts';
import { done, planInput } from '../teaching.wire.ts';

/** Plans a session for a day, moves it, or removes it from the plan. */
export const savePlannedSessionCall = defineCall('save-planned-session', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: planInput,
  output: done,
  errors: planRefusals,
  access: { [roles.faculty]: 'taught' },
  rate: 'write',
});
