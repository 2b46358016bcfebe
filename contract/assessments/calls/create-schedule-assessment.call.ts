import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { scheduleRefusals } from '../schedule.refusals.ts';
import { createScheduleInput, savedScheduleOutput } from '../schedule.wire.ts';

/** [CE-01] Times are of the school's clocks; a draft may be unfinished. */
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
