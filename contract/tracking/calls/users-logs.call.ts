import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { count, id } from '#contract/core/wire-numbers.ts';

/** [LG-15, CC-07] Records one mark per person and school day, however often it is called. */
export const usersLogsCall = defineCall('users-logs', {
  method: 'POST',
  areas: ['Auth and session'],
  loader: false,
  claims: { user: 'id', school: 'school' },
  input: v.object({ id, role: v.picklist([1, 2, 3, 4, 5, 6]), school: count }),
  output: v.object({
    status: v.literal('true'),
    /** The marked day of the school, `2026-11-20`. */
    day: v.string(),
  }),
  errors: {},
  access: everybodysOwn,
  rate: 'write',
});
