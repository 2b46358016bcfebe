import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { attemptInput, attemptOutput } from '../attempt.wire.ts';

/** Ours [CE-01]: an attempt of one's own, to go on with it anywhere. */
export const getAttemptCall = defineCall('get-attempt', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  transaction: true,
  input: attemptInput,
  output: attemptOutput,
  errors: {},
  access: { [roles.student]: 'own' },
});
