import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { done } from '../auth.wire.ts';

/** Ours [QU-13]: mails a one-time code to the address on file. Known and unknown names are answered alike. */
export const sendSignInCodeCall = defineCall('send-sign-in-code', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ email: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(24)) }),
  output: done,
  errors: {},
  access: 'public',
  rate: 'login',
});
