import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { trackedPages } from '../tracking.wire.ts';

/** [CC-08, ST-44] If the school does not track, nothing is stored and `stored` is 0. */
export const setUserActivityTrackCall = defineCall('set-user-activity-track', {
  method: 'POST',
  areas: ['Auth and session'],
  loader: false,
  input: v.object({ pages: trackedPages }),
  output: v.object({ status: v.literal('true'), stored: v.number() }),
  errors: {},
  access: everybodysOwn,
  rate: 'write',
  bodyBytes: 2 ** 19,
});
