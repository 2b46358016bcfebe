import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { resultInput, resultOutput } from '../attempt.wire.ts';

/** Ours [CE-02]: a student's own result. Keys are left out until the assessment has closed for everybody. */
export const getAssessmentResultCall = defineCall('get-assessment-result', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  transaction: true,
  input: resultInput,
  output: resultOutput,
  errors: {},
  access: { [roles.student]: 'own' },
});
