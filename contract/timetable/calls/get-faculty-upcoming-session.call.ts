import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { facultySessionsOutput } from '../timetable.wire.ts';

/** [C2-05, EN-31] Lessons of the next seven days, the running one first. */
export const getFacultyUpcomingSessionCall = defineCall('get-faculty-upcoming-session', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({}),
  output: facultySessionsOutput,
  errors: {},
  access: { [roles.faculty]: 'own' },
});
