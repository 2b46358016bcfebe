import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { facultySessionsOutput } from '../timetable.wire.ts';

/** [C2-05, EN-31] The running or next lesson, with the later ones of that day. `day_number` 1 is Monday. */
export const getFacultyNexSessionCall = defineCall('getFacultyNexSession', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({}),
  output: facultySessionsOutput,
  errors: {},
  access: { [roles.faculty]: 'own' },
});
