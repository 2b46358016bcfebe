import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { practicalRefusals } from '../marks.refusals.ts';
import { practicalReviewOutput, rubricDataInput } from '../practical.wire.ts';

/** [CE-02] Changes the points of an answer that has marks. */
export const updatedRubericDataCall = defineCall('updated-ruberic-data', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  transaction: true,
  input: rubricDataInput,
  output: practicalReviewOutput,
  errors: practicalRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
