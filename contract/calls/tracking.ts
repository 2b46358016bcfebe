import * as v from 'valibot';
import { type CallShape, defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { trackedPages } from '#contract/tracking/tracking.wire.ts';

const tracking = { method: 'POST', areas: ['Auth and session'], loader: false } as const satisfies CallShape;

/** What the school learns of how the product is used, where it asks for it. */
export const trackingCalls = {
  /** [LG-15, CC-07] One mark for a person and a day of their school, however often it is asked for. */
  'users-logs': defineCall('users-logs', {
    ...tracking,
    input: v.object({ id, role: v.picklist([1, 2, 3, 4, 5, 6]), school: count }),
    output: v.object({
      status: v.literal('true'),
      /** The school's day that is marked, `2026-11-20`. */
      day: v.string(),
    }),
    errors: [],
    access: everybodysOwn,
    claims: { user: 'id', school: 'school' },
    rate: 'write',
  }),
  /** [CC-08, ST-44] Where the school does not track, nothing is stored and `stored` is 0. */
  'set-user-activity-track': defineCall('set-user-activity-track', {
    ...tracking,
    input: v.object({ pages: trackedPages }),
    output: v.object({ status: v.literal('true'), stored: v.number() }),
    errors: [],
    access: everybodysOwn,
    rate: 'write',
  }),
};
