import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

/** [CC-06] Whether the person still has the password they were given. */
export const getPswStatusCall = defineCall('get-psw-status', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({}),
  output: v.object({
    status: v.literal('true'),
    /** [QU-16] 0: the person must choose a password. */
    psw_change_status: v.picklist([0, 1]),
    skips_left: v.number(),
    /** Ours, 1: it was put off before. */
    was_put_off: v.optional(v.picklist([0, 1]), 0),
    /** Ours, 1: the present password is a code of a card, a reset or the console. */
    is_start_code: v.optional(v.picklist([0, 1]), 0),
    /** [QC-23] Least number of characters. */
    minimum: v.number(),
  }),
  errors: {},
  access: everybodysOwn,
  beforePassword: true,
});
