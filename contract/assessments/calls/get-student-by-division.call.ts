import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { studentsByDivisionInput, studentsByDivisionOutput } from '../schedule.wire.ts';

/** [CE-01] Students of divisions or batches that the caller teaches, to choose from. */
export const getStudentByDivisionCall = defineCall('get-student-by-division', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: studentsByDivisionInput,
  output: studentsByDivisionOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
