import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { accountEntry } from '../account.wire.ts';
import { accountRefusals } from '../auth.refusals.ts';
import { sessionAnswer } from '../session.wire.ts';

/** Ours: signs in a person who has just come from a provider. The first time, the name and password are needed too. */
export const signInByAccountCall = defineCall('sign-in-by-account', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  encodedAnswer: ['UserAccessData'],
  input: accountEntry,
  output: v.object({
    ...sessionAnswer.entries,
    account: v.object({ name: v.string(), label: v.string(), can_end: v.picklist([0, 1]) }),
  }),
  errors: accountRefusals,
  access: 'public',
  rate: 'login',
  transaction: 'parts',
});
