import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { resetOutput, resetPersonInput } from '#contract/profile/profile.wire.ts';

/** Ours [QU-06]: makes a one-time code for a teacher or student of the school. */
export const resetPersonPasswordCall = defineCall('reset-person-password', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: resetPersonInput,
  output: resetOutput,
  errors: rightsRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
  transaction: 'parts',
});
