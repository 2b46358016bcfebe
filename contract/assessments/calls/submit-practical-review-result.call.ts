import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { practicalRefusals } from '../marks.refusals.ts';
import { practicalReviewInput, practicalReviewOutput } from '../practical.wire.ts';

/** [CE-02, ST-26] Marks a practical answer by a rubric, or sends the attempt back to be done again. */
export const submitPracticalReviewResultCall = defineCall('submit-practical-review-result', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  transaction: true,
  input: practicalReviewInput,
  output: practicalReviewOutput,
  errors: practicalRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
