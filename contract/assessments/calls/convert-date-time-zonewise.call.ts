import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { zoneRefusals } from '../schedule.refusals.ts';
import { zonewiseInput, zonewiseOutput } from '../schedule.wire.ts';

/** [CB-05] Converts a day and time of the school to another time zone. */
export const convertDateTimeZonewiseCall = defineCall('convert-date-time-zonewise', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: zonewiseInput,
  output: zonewiseOutput,
  errors: zoneRefusals,
  access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
});
