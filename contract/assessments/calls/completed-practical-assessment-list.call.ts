import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { practicalListInput, practicalListOutput } from '../practical.wire.ts';

/** [CE-02] Handed-in practical answers of an assessment with their state. */
export const completedPracticalAssessmentListCall = defineCall('completed-practical-assessment-list', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: practicalListInput,
  output: practicalListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
