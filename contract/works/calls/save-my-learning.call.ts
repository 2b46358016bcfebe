import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { learningDraftRefusals } from '../works.refusals.ts';
import { learningDraftInput, learningDraftOutput } from '../works.wire.ts';

/** [PU-10] Keeps what is being written as "My learning", before it is handed in. */
export const saveMyLearningCall = defineCall('save-my-learning', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: learningDraftInput,
  output: learningDraftOutput,
  errors: learningDraftRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
});
