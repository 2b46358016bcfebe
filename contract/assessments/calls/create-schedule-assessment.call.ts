import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { scheduleRefusals } from '../schedule.refusals.ts';
import { createScheduleInput, savedScheduleOutput } from '../schedule.wire.ts';

/** [CE-01] Times are in the school's time zone. A draft may be incomplete. */
export const createScheduleAssessmentCall = defineCall('create-schedule-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  idempotencyKey: 'formSession',
  rate: 'write',
  input: createScheduleInput,
  output: savedScheduleOutput,
  errors: scheduleRefusals,
  access: { [roles.faculty]: 'own' },
});
