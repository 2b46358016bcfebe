import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { exceptionFields } from '../timetable.wire.ts';

export const timetableExceptionByIdCall = defineCall('timetable-exception-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: byIdInput,
  output: v.object({ id: v.number(), version: v.number(), fields: exceptionFields }),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
