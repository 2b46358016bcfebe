import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';

/** Ours [QU-12]: the challenge that `recaptcha` answers: some work for the browser, or a sum for a person. */
export const getCaptchaCall = defineCall('get-captcha', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: v.object({
    ticket: v.string(),
    /** Leading zero bits that SHA-256 of `ticket:nonce` must have. */
    bits: v.number(),
    sum: v.tuple([v.number(), v.number()]),
  }),
  errors: {},
  access: 'public',
});
