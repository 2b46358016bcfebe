import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

import { learningListOutput, practiceListInput } from '../learning.wire.ts';

/** [C5-01, CA-04] Assigned projects with practice sessions; progress counts those sessions. */
export const getStudentPracticeProjectCall = defineCall('get-student-practice-project', {
  method: 'POST',
  areas: ['Faculty'],

  input: practiceListInput,
  output: learningListOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
