import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveRefusals } from '../profile.refusals.ts';
import { saveProfileOutput, saveStudentProfileInput } from '../profile.wire.ts';

/** Ours [CA-04, C2-10]: "edit student profile", whose path the specification does not show. */
export const updateStudentProfileCall = defineCall('update-student-profile', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  claims: { user: 'id' },
  input: saveStudentProfileInput,
  output: saveProfileOutput,
  errors: saveRefusals,
  access: { [roles.student]: 'own' },
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 20,
});
