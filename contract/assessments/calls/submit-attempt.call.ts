import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveAnswersRefusals } from '../attempt.refusals.ts';
import { receiptOutput, submitAttemptInput } from '../attempt.wire.ts';

/** Ours [CE-01]: stores the last changes and hands in. A repeat answers the same receipt. */
export const submitAttemptCall = defineCall('submit-attempt', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 21,
  input: submitAttemptInput,
  output: receiptOutput,
  errors: saveAnswersRefusals,
  access: { [roles.student]: 'own' },
});
