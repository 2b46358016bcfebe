import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { learningRefusals } from '../learning.refusals.ts';
import { bookmarkAnswer, bookmarkInput } from '../learning.wire.ts';

/** Saves the student's place in a shared session. Of two devices the newer place counts. */
export const saveLearningBookmarkCall = defineCall('save-learning-bookmark', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: bookmarkInput,
  output: bookmarkAnswer,
  errors: learningRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
});
