import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { addStudentCall } from '#contract/people/calls/add-student.call.ts';
import { newcomerRefusals } from '../migration.refusals.ts';

/** [C8-01] Adds a student directly to the next year, in a school of any model. A later move leaves them there. */
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
