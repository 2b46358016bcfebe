import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { cardsOutput, scheduledInput } from '../schedule.wire.ts';

/** [CB-05, CB-06] Scheduled assessments of the year in clubs and batches. */
export const getScheduleAssessmentModelCall = defineCall('get-schedule-assessment-model', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  claims: { user: 'user_id', school: 'school_id' },
  input: scheduledInput,
  output: cardsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
