import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { statisticsOutput } from '../regrade.wire.ts';
import { byAssessmentInput } from '../schedule.wire.ts';

/** Ours [CE-02]: how the first attempts went, as a whole and by question. */
export const assessmentStatisticsCall = defineCall('assessment-statistics', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: byAssessmentInput,
  output: statisticsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
