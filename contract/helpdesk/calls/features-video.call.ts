import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { rawText } from '#contract/core/text.ts';
import { videoWire } from '#contract/search/search.wire.ts';

/** [CC-10, QU-53] Without a session: only videos for everybody. */
export const featuresVideoCall = defineCall('features-video', {
  method: 'POST',
  areas: ['Auth and session'],
  request: 'data-flag',
  /** '' asks for all. */
  input: v.object({ id: v.optional(rawText(64), '') }),
  output: v.object({ status: v.literal('true'), data: v.array(videoWire) }),
  errors: {},
  access: 'public',
  // Counted by address, because there is no session.
  rate: 'write',
  transaction: false,
});
