import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { entryFields } from '../timetable.wire.ts';

export const getTimetableEntryCall = defineCall('get-timetable-entry', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: byIdInput,
  output: v.object({ id: v.number(), version: v.number(), fields: entryFields }),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
