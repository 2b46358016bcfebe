import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { notAttemptedOutput, notAttemptedPage } from '../marks.wire.ts';

/** [CE-03] Students of an assessment who never started. */
export const unattemtedAssessmentStudentCall = defineCall('unattemted-assessment-student', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: notAttemptedPage,
  output: notAttemptedOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
