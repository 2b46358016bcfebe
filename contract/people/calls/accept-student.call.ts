import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { acceptRefusals } from '../people.refusals.ts';
import { addedPersonOutput } from '../people.wire.ts';
import { acceptInput } from '../transfer.wire.ts';

/** Ours: takes over a student whom another school released, with name and contact only. They leave that school. */
export const acceptStudentCall = defineCall('accept-student', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: acceptInput,
  output: addedPersonOutput,
  errors: acceptRefusals,
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
  transaction: 'parts',
});
