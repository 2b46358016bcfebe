import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { rawText } from '#contract/core/text.ts';

/** [C9-01, QU-07] Whether an installed program is as new as the server. Outside `/api/v1`. */
export const checkKmsAppVersionCall = defineCall('check-kms-app-version', {
  method: 'POST',
  prefix: false,
  areas: ['School and school admin'],
  input: v.object({ version: v.optional(rawText(40), '') }),
  output: v.object({ status: v.literal('true'), version: v.string(), is_current: v.picklist([0, 1]) }),
  errors: {},
  access: 'public',
});
