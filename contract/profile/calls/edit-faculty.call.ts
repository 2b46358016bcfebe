import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveProfileOutput, saveStaffProfileInput } from '../profile.wire.ts';
import { saveErrors } from '../profile-calls.wire.ts';

/** [C2-01, ER-21] */
export const editFacultyCall = defineCall('edit-faculty', {
  method: 'POST',
  areas: ['Faculty'],
  encodedAnswer: ['data'],
  claims: { user: 'id' },
  input: saveStaffProfileInput,
  output: saveProfileOutput,
  errors: saveErrors,
  access: { [roles.faculty]: 'own' },
  rate: 'write',
  transaction: 'parts',
});
