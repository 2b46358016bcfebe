import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { loginNameLength } from '#contract/core/login-name.ts';
import { trimmedText } from '#contract/core/text.ts';
import { done } from '../auth.wire.ts';

/** Ours [QU-13]: mails a one-time code to the address on file. Known and unknown names get the same answer. */
export const sendSignInCodeCall = defineCall('send-sign-in-code', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({
    email: v.pipe(trimmedText(loginNameLength.longest), v.minLength(loginNameLength.shortest)),
  }),
  output: done,
  errors: {},
  access: 'public',
  rate: 'mail',
});
