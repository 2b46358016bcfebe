import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveAnswersRefusals } from '../attempt.refusals.ts';
import { saveAnswersInput, saveAnswersOutput } from '../attempt.wire.ts';

/** Ours [CE-01]: stores changed answers and reports what is stored. An older change never replaces a newer one. */
export const saveAnswersCall = defineCall('save-answers', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  loader: false,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 21,
  input: saveAnswersInput,
  output: saveAnswersOutput,
  errors: saveAnswersRefusals,
  access: { [roles.student]: 'own' },
});
