import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { licenceMailOutput, ofSchoolInput } from '../school.wire.ts';
import { licenceMailRefusals } from '../schools.refusals.ts';

/** [C9-01] Mails a school's admins the number of students and the end of its licence. */
export const sendStudentLicenceMailCall = defineCall('send-student-licence-mail', {
  method: 'POST',
  areas: ['School and school admin'],
  rate: 'write',
  input: ofSchoolInput,
  output: licenceMailOutput,
  errors: licenceMailRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.schools,
});
