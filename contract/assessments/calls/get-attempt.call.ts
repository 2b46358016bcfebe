import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { attemptInput, attemptOutput } from '../attempt.wire.ts';

/** Ours [CE-01]: the caller's own attempt, to continue on any device. */
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
