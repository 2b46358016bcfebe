import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { recordOutput, studentInput } from '../student-record.wire.ts';

/** Ours [QU-70]: everything stored about a student. The export is recorded. */
export const exportStudentCall = defineCall('export-student', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: studentInput,
  output: recordOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
