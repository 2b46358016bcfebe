import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { helpRefusals } from '../auth.refusals.ts';

export const revokeSignInHelpCall = defineCall('revoke-sign-in-help', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ student_id: id }),
  output: v.object({
    status: v.literal('true'),
    /** Number that still worked; 0: used or expired. */
    revoked: v.number(),
  }),
  errors: helpRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
