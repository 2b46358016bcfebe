import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { addStudentCall } from '#contract/people/calls/add-student.call.ts';
import { newcomerRefusals } from '../migration.refusals.ts';

/** [C8-01] A newcomer straight into the year to come, in a school of any model: a move leaves them where they are. */
export const createModel3StudentCall = defineCall('create-model3-student', {
  method: 'POST',
  areas: ['Student migration'],
  input: addStudentCall.input,
  output: addStudentCall.output,
  errors: { ...addStudentCall.errors, ...newcomerRefusals },
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
  transaction: 'parts',
  bodyBytes: 2 ** 20,
});
