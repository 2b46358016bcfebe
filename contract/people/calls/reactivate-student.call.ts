import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { statusRefusals } from '../people.refusals.ts';
import { changePeopleInput, changePeopleOutput } from '../people.wire.ts';

/** [C2-07, D3] Brings back students who had left or were in the bin. */
export const reactivateStudentCall = defineCall('reactivate-student', {
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
