import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { completedAnswerInput, completedAnswerOutput } from '../marks.wire.ts';

/** [CE-02] An attempt as who marks it sees it, with what is right, and with what was kept and not counted. */
export const completedAssessmentAnswerCall = defineCall('completed-assessment-answer', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: completedAnswerInput,
  output: completedAnswerOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
