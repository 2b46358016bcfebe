import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { todayOutput } from '../today.wire.ts';

/** The next session of each of the caller's divisions and batches: today's plan, or else the next in order. */
export const teachingTodayCall = defineCall('teaching-today', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: v.object({}),
  output: todayOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
