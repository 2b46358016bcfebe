import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { exceptionPage, exceptionPageOutput } from '../timetable.wire.ts';

export const timetableExceptionListCall = defineCall('timetable-exception-list', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: exceptionPage,
  output: exceptionPageOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
