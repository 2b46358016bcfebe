import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wallPageInput, wallPageOutput } from '../wall.wire.ts';

/** Ours [RT-18]: the wall for teachers and students, of their school or of others with consent. */
export const getWallOfFameCall = defineCall('get-wall-of-fame', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  ours: true,
  input: wallPageInput,
  output: wallPageOutput,
  errors: {},
  access: { [roles.faculty]: 'school', [roles.student]: 'school' },
});
