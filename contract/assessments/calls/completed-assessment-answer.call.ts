import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { completedAnswerInput, completedAnswerOutput } from '../marks.wire.ts';

/** [CE-02] An attempt for its marker, with the keys and with answers that were kept but do not count. */
export const completedAssessmentAnswerCall = defineCall('completed-assessment-answer', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: completedAnswerInput,
  output: completedAnswerOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
