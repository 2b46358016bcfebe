import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { trackedPages } from '#contract/tracking/tracking.wire.ts';

/** [CC-05, LO-08] Ends the session with its token, cookie and sockets. */
export const updateLogoutCall = defineCall('updateLogout', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({
    pages: v.optional(trackedPages, []),
  }),
  output: v.object({ status: v.literal('true') }),
  errors: {},
  access: everybodysOwn,
  beforePassword: true,
  inGracePeriod: true,
  rate: 'write',
  bodyBytes: 2 ** 19,
});
