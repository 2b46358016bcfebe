import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { facultyWallInput, facultyWallOutput } from '../wall.wire.ts';

/** [CB-02, DF-06] The newest works of the school's wall, for the first screen. */
export const getFacultyWallofFamesCall = defineCall('get-faculty-wallofFames', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: facultyWallInput,
  output: facultyWallOutput,
  errors: {},
  access: { [roles.faculty]: 'school' },
  claims: { user: 'faculty_id', school: 'school_id' },
});
