import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { trimmedText } from '#contract/core/text.ts';
import { typedPassword } from '../auth.wire.ts';

export const updatePasswordCall = defineCall('updatePassword', {
  method: 'POST',
  areas: ['Auth and session'],
  request: 'data',
  input: v.object({
    password: typedPassword,
    confirmPassword: typedPassword,
    code: trimmedText(200),
  }),
  /** [ER-19] The specification misspells this answer. */
  output: v.object({ status: v.picklist(['true', 'warning', 'invalid passsord']), msg: v.string() }),
  errors: {},
  access: 'public',
  rate: 'login',
  transaction: 'parts',
});
