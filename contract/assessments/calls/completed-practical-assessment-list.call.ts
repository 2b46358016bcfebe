import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { practicalListInput, practicalListOutput } from '../practical.wire.ts';

/** [CE-02] Practical answers of an assessment that were handed in, and what became of them. */
export const completedPracticalAssessmentListCall = defineCall('completed-practical-assessment-list', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: practicalListInput,
  output: practicalListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
