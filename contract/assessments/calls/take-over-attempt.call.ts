import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { takeOverRefusals } from '../attempt.refusals.ts';
import { attemptOutput, takeOverInput } from '../attempt.wire.ts';

/** Ours [CE-01]: makes this window the only one that may write. */
export const takeOverAttemptCall = defineCall('take-over-attempt', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  rate: 'write',
  input: takeOverInput,
  output: attemptOutput,
  errors: takeOverRefusals,
  access: { [roles.student]: 'own' },
});
