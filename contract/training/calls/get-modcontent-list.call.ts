import { defineCall } from '#contract/core/define-call.ts';
import { itemsOutput, moduleInput, ownTraining } from '../training.wire.ts';

/** [C3-01] All contents of a module in order. A module that is not the caller's answers 404. */
export const getModcontentListCall = defineCall('get-modcontent-list', {
  ...ownTraining,
  input: moduleInput,
  output: itemsOutput,
});
