import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { studentAssessmentsInput, studentAssessmentsOutput } from '../attempt.wire.ts';

/** Ours [CE-01]: a student's assessments of this year, newest first, with what the student can do now. */
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
