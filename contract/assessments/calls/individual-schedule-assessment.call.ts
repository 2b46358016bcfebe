import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { individualRefusals } from '../schedule.refusals.ts';
import { individualInput, individualOutput } from '../schedule.wire.ts';

/** [CE-01] What is different for one student, also while they work; it lets a late joiner in. */
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
