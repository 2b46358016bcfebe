import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { apartInput, settledOutput } from '../duplicates.wire.ts';
import { apartRefusals } from '../people.refusals.ts';

/** Ours: marks two students as different people, so that they are not suggested as duplicates again. */
export const keepStudentsApartCall = defineCall('keep-students-apart', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: apartInput,
  output: settledOutput,
  errors: apartRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
