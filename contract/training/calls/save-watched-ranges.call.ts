import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { watchingRefusals } from '../training.refusals.ts';
import { ownTraining, second, watchedOutput, watchedRanges, watchedSubject } from '../training.wire.ts';

/**
 * [EN-25] Adds watched ranges to the stored ones, in any order, twice, or from several devices. Nothing stored is
 * lost. At 90 % of the film the content is done.
 */
export const saveWatchedRangesCall = defineCall('save-watched-ranges', {
  ...ownTraining,
  ours: true,
  loader: false,
  input: v.object({ ...watchedSubject, ranges: watchedRanges, place: second }),
  output: watchedOutput,
  errors: {
    ...watchingRefusals,
    bad_range: 'What was watched of the film is not given as seconds from and to.',
    too_many_ranges: 'This is too much at once. Send fewer parts of the film.',
  },
  inGracePeriod: true,
  rate: 'write',
});
