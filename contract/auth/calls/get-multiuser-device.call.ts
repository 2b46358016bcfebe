import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

/** The caller's own sessions, newest first [QU-14]. */
export const getMultiuserDeviceCall = defineCall('get-multiuser-device', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({}),
  output: v.object({
    status: v.literal('true'),
    data: v.array(
      v.object({
        session: v.string(),
        browser: v.string(),
        os: v.string(),
        /** ISO instants. */
        since: v.string(),
        expires: v.string(),
        is_this: v.boolean(),
      }),
    ),
  }),
  errors: {},
  access: everybodysOwn,
});
