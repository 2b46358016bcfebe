import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { resetFacultyInput, resetOutput } from '#contract/profile/profile.wire.ts';

/** [C2-02, ER-22] For school admins, on teachers of their school. */
export const resetFacultyPasswordCall = defineCall('reset-faculty-password', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'admin_id' },
  input: resetFacultyInput,
  output: resetOutput,
  errors: rightsRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
  transaction: 'parts',
});
