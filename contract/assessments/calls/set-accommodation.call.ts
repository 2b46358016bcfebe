import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { accommodationRefusals } from '../schedule.refusals.ts';
import { accommodationInput, accommodationOutput } from '../schedule.wire.ts';

/** Ours [CE-01]: sets a student's extra time in all assessments, running attempts included. */
export const setAccommodationCall = defineCall('set-accommodation', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  rate: 'write',
  input: accommodationInput,
  output: accommodationOutput,
  errors: accommodationRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
