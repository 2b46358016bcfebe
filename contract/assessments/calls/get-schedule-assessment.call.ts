import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { cardsOutput, scheduledInput } from '../schedule.wire.ts';

/** [CB-05, CB-06] Scheduled assessments of the year in grades and divisions, the newest first. */
export const getScheduleAssessmentCall = defineCall('get-schedule-assessment', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  claims: { user: 'user_id', school: 'school_id' },
  input: scheduledInput,
  output: cardsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
