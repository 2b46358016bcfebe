import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { cardsOutput } from '../schedule.wire.ts';

/** [CB-01, DF-08] Assessments not over yet, next first: of the student, the teacher or the whole school. */
export const getUpcomingAssessmentCall = defineCall('get-upcoming-assessment', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: v.object({}),
  output: cardsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'taught' },
});
