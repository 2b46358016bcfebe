import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { resetOutput } from '#contract/profile/profile.wire.ts';
import { personOfSchool } from '../people.wire.ts';

/** [C2-07, QU-06] Replaces a forgotten password by a code that is shown once. */
export const resetStudentPasswordCall = defineCall('reset-student-password', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-id-flag',
  input: personOfSchool,
  output: resetOutput,
  errors: rightsRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
  transaction: 'parts',
});
