import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { eraseRefusals } from '../people.refusals.ts';
import { erasedOutput, eraseInput } from '../student-record.wire.ts';

/** Ours [QU-70]: erases a student in the bin at once and for good. */
export const eraseStudentCall = defineCall('erase-student', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: eraseInput,
  output: erasedOutput,
  errors: eraseRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
  transaction: 'parts',
});
