import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** [C9-03] The product's address, for mails and printed sheets. */
export const getApplicationUrlCall = defineCall('get-application-url', {
  method: 'POST',
  areas: ['School and school admin'],
  input: v.object({}),
  output: v.object({ success: v.literal('true'), data: v.object({ url: v.string() }) }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
