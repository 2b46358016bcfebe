import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { learningRefusals } from '../learning.refusals.ts';
import { markAnswer, markInput } from '../learning.wire.ts';

/** [CA-04] Marks a shared session as done or not done. */
export const markLearningSessionCall = defineCall('mark-learning-session', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: markInput,
  output: markAnswer,
  errors: learningRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
});
