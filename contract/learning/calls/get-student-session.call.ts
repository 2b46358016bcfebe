import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

import { learningSessionInput, learningSessionOutput } from '../learning.wire.ts';

/** [CA-04] A session that is shared with the student: presentation, activities, references. */
export const getStudentSessionCall = defineCall('get-student-session', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,

  input: learningSessionInput,
  output: learningSessionOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
