import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { practicalAnswerInput, practicalAnswerOutput } from '../practical.wire.ts';

/** [CE-02] A practical answer for its marker: the program, the task and the points given. */
export const completedPracticalAssessmentAnswerCall = defineCall('completed-practical-assessment-answer', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: practicalAnswerInput,
  output: practicalAnswerOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
