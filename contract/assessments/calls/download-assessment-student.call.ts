import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { resultsOutput, resultsPage } from '../marks.wire.ts';

/** [CE-02, GR-07] Progress and results of each student. The spreadsheet is made of these pages too. */
export const downloadAssessmentStudentCall = defineCall('download-assessment-student', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: resultsPage,
  output: resultsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
