import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { watchingRefusals } from '../training.refusals.ts';
import { ownTraining, watchedOutput, watchedSubject } from '../training.wire.ts';

/** [EN-25] The watched parts of a film, over all of the caller's devices. */
export const getWatchedRangesCall = defineCall('get-watched-ranges', {
  ...ownTraining,
  ours: true,
  loader: false,
  input: v.object(watchedSubject),
  output: watchedOutput,
  errors: { not_measured: watchingRefusals.not_measured },
});
