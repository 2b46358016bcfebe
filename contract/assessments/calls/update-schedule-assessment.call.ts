import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { scheduleRefusals } from '../schedule.refusals.ts';
import { savedScheduleOutput, updateScheduleInput } from '../schedule.wire.ts';

/** [CE-01] Saves or withdraws a schedule that `edit-schedule-assessment` read. */
export const updateScheduleAssessmentCall = defineCall('update-schedule-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  idempotencyKey: 'formSession',
  rate: 'write',
  input: updateScheduleInput,
  output: savedScheduleOutput,
  errors: scheduleRefusals,
  access: { [roles.faculty]: 'own' },
});
