import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { rollbackRefusals } from '../migration.refusals.ts';
import { rollbackOutput, schoolInput } from '../migration.wire.ts';

/** [C8-01] Returns one student to their class before the last move. */
export const rollbackStudentPreClassCall = defineCall('rollback-student-preClass', {
  method: 'POST',
  areas: ['Student migration'],
  input: v.object({ ...schoolInput.entries, student_id: id }),
  output: rollbackOutput,
  errors: rollbackRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
});
