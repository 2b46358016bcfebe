import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { individualRefusals } from '../schedule.refusals.ts';
import { individualInput, individualOutput } from '../schedule.wire.ts';

/** [CE-01] Changes the times of one student, also during the attempt; it can let a late student in. */
export const individualScheduleAssessmentCall = defineCall('individual-schedule-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  input: individualInput,
  output: individualOutput,
  errors: individualRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
