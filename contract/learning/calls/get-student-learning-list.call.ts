import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

import { learningListInput, learningListOutput } from '../learning.wire.ts';

/** [CA-04] The student's assigned projects of one type. */
export const getStudentLearningListCall = defineCall('get-student-learning-list', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,

  input: learningListInput,
  output: learningListOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
