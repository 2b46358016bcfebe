import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveRefusals } from '../profile.refusals.ts';
import { saveProfileOutput, saveStaffProfileInput } from '../profile.wire.ts';

/** [C2-01, ER-21] */
export const editFacultyCall = defineCall('edit-faculty', {
  method: 'POST',
  areas: ['Faculty'],
  encodedAnswer: ['data'],
  claims: { user: 'id' },
  input: saveStaffProfileInput,
  output: saveProfileOutput,
  errors: saveRefusals,
  access: { [roles.faculty]: 'own' },
  rate: 'write',
  transaction: 'parts',
});
