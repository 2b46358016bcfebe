import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { studentAssessmentsInput, studentAssessmentsOutput } from '../attempt.wire.ts';

/** Ours [CE-01]: the assessments of a student in this year, the newest first, and what they can do with each now. */
export const getStudentAssessmentsCall = defineCall('get-student-assessments', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  loader: false,
  transaction: true,
  input: studentAssessmentsInput,
  output: studentAssessmentsOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
