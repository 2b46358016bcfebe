import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { connectedAccount } from '../account.wire.ts';

/** Ours: the providers that the caller's school uses, and what of theirs is connected. */
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
        /** Does the school use it now? A connection outlives that. */
        is_offered: v.picklist([0, 1]),
        connection: v.nullable(connectedAccount),
      }),
    ),
  }),
  errors: {},
  access: everybodysOwn,
});
