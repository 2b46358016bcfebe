import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rawText } from '#contract/core/text.ts';

/** Ours [QU-10]: a token for one opening of a form; it works once and is the save's idempotency key. */
export const getFormSessionCall = defineCall('get-form-session', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
  rate: 'write',
  input: v.object({ form: v.pipe(rawText(40), v.regex(/^[a-z]+(-[a-z]+)*$/)) }),
  output: v.object({ formSession: v.string() }),
  errors: {},
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.faculty]: 'own',
    [roles.student]: 'own',
  },
});
