import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { uuidText } from '#contract/core/text.ts';

/** Ours: ends one of the caller's sessions; it may be the current one. */
export const endMySessionCall = defineCall('end-my-session', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ session: uuidText() }),
  output: v.object({ status: v.literal('true') }),
  errors: {},
  access: everybodysOwn,
  rate: 'write',
});
