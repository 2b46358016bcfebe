import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

/** Ours: lets the session end later. `expiry_time` is in seconds from now. */
export const extendSessionCall = defineCall('extend-session', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: v.object({ expiry_time: v.number() }),
  errors: { session_too_old: 'You have been signed in for a whole day. Please sign in again.' },
  access: everybodysOwn,
  beforePassword: true,
  rate: 'write',
});
