import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { moduleInput, ownTraining, trainingModule, trainingTopic } from '../training.wire.ts';

/** [C3-01] A module with its topics and the caller's progress in each. */
export const getModuleDetailsCall = defineCall('get-module-details', {
  ...ownTraining,
  input: moduleInput,
  output: v.object({
    success: v.literal('true'),
    data: v.object({ ...trainingModule.entries, topics: v.array(trainingTopic) }),
  }),
});
