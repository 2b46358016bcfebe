import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { dayField } from '../week.wire.ts';

export const freeTeachersCall = defineCall('free-teachers', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ entryId: id, day: dayField }),
  output: v.object({ rows: v.array(v.object({ id: v.number(), name: v.string() })) }),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
