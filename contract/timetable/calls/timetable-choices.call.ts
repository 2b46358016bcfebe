import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { choicesOutput } from '../timetable.wire.ts';

export const timetableChoicesCall = defineCall('timetable-choices', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({}),
  output: choicesOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
