import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byAssessmentInput, editScheduleOutput } from '../schedule.wire.ts';

/** [CE-01] Reads a schedule for editing, without keys. */
export const editScheduleAssessmentCall = defineCall('edit-schedule-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: byAssessmentInput,
  output: editScheduleOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
});
