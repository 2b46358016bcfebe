import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { statusRefusals } from '../people.refusals.ts';
import { changePeopleInput, changePeopleOutput } from '../people.wire.ts';

/** [C2-07] Moves students to the bin, from which they can be restored for 30 days. */
export const deleteStudentCall = defineCall('delete-student', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-id-flag',
  input: changePeopleInput,
  output: changePeopleOutput,
  errors: statusRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
