import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { startRefusals } from '../attempt.refusals.ts';
import { attemptOutput, startAttemptInput } from '../attempt.wire.ts';

/** Ours [CE-01, CE-03]: starts an attempt, or answers the running one. Sent twice, it starts one attempt. */
export const startAttemptCall = defineCall('start-attempt', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  rate: 'write',
  transaction: 'parts',
  input: startAttemptInput,
  output: attemptOutput,
  errors: startRefusals,
  access: { [roles.student]: 'audience' },
});
