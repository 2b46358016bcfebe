import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { connectedAccount } from '../account.wire.ts';

/** Ours: the providers of the caller's school, and the caller's connected accounts. */
export const getMyAccountsCall = defineCall('get-my-accounts', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({}),
  output: v.object({
    data: v.array(
      v.object({
        name: v.string(),
        label: v.string(),
        /** 0: the school no longer offers it, but the connection remains. */
        is_offered: v.picklist([0, 1]),
        connection: v.nullable(connectedAccount),
      }),
    ),
  }),
  errors: {},
  access: everybodysOwn,
});
