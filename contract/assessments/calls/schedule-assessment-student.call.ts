import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { assessmentStudentsOutput, assessmentStudentsPage } from '../schedule.wire.ts';

/** [CE-01] The students of an assessment, each with their differences and progress. */
export const scheduleAssessmentStudentCall = defineCall('schedule-assessment-student', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: assessmentStudentsPage,
  output: assessmentStudentsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
