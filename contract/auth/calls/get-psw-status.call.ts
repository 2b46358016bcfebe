import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

/** [CC-06] Whether the person still has the password they were given. */
export const getPswStatusCall = defineCall('get-psw-status', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({}),
  output: v.object({
    status: v.literal('true'),
    /** [QU-16] 0: a password of one's own is to be chosen. */
    psw_change_status: v.picklist([0, 1]),
    /** How often it can still be put off. */
    skips_left: v.number(),
    /** Ours: was it put off before? */
    was_put_off: v.optional(v.picklist([0, 1]), 0),
    /** Ours: the present password is a code of a card, a reset or the console. */
    is_start_code: v.optional(v.picklist([0, 1]), 0),
    /** [QC-23] Fewest characters of a new password. */
    minimum: v.number(),
  }),
  errors: {},
  access: everybodysOwn,
  beforePassword: true,
});
