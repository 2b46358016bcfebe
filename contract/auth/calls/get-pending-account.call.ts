import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';

/** Ours: whether this browser comes from a provider just now, and whether that account is connected with anybody. */
export const getPendingAccountCall = defineCall('get-pending-account', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({}),
  output: v.object({
    /** `none`: it does not, or that was too long ago. */
    state: v.picklist(['none', 'new', 'known']),
    label: v.string(),
    /** The address or name that the provider gave; '' when it gave none. */
    account: v.string(),
  }),
  errors: {},
  access: 'public',
});
