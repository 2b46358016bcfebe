import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { done } from '../auth.wire.ts';

/** [CC-03, CC-04] */
export const forgotPasswordCall = defineCall('forgotPassword', {
  method: 'POST',
  areas: ['Auth and session'],
  request: 'data',
  input: v.object({
    email: v.pipe(trimmedText(254), v.email()),
    userType: v.picklist([2, 3, 4]),
    /** A random text from the browser, so that a repeat sends no second mail. */
    formSession: v.pipe(rawText(64), v.minLength(8)),
    /** Answers the ticket of get-captcha: `work:<nonce>:<ticket>` or `sum:<result>:<ticket>`. */
    recaptcha: rawText(400),
    /** Ours: a hidden field; only bots fill it in. */
    website: v.optional(rawText(254), ''),
  }),
  output: done,
  errors: {
    captcha: 'Please verify captcha',
    contact_teacher: 'Please ask your teacher: they can give you a new password.',
  },
  access: 'public',
  rate: 'mail',
});
