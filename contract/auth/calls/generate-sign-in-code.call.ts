import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { helpRefusals } from '../auth.refusals.ts';

/** Ours [QU-13, type_otp 'student']: makes a one-time code that a teacher reads out. It is shown once. */
export const generateSignInCodeCall = defineCall('generate-sign-in-code', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ student_id: id }),
  output: v.object({
    status: v.literal('true'),
    data: v.object({
      code: v.string(),
      /** Seconds. */
      expires_in: v.number(),
      username: v.string(),
      first_name: v.string(),
      last_name: v.string(),
    }),
  }),
  errors: helpRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
  transaction: 'parts',
});
